import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { list_training_records } from '@portico/shared/contract/credentials/proof-training.ts'
import { agencies } from '../../../lists/tables.ts'
import { trainingFiles, trainingRecords } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { fileWire, trainingWire } from './training-wire.ts'

export const listTrainingRecords = verb(list_training_records, async ({ db, actor }) => {
  const rows = await db
    .select()
    .from(trainingRecords)
    .where(eq(trainingRecords.user_id, actor.id))
    .orderBy(desc(trainingRecords.id))
    .limit(500)
  const files = await db
    .select()
    .from(trainingFiles)
    .where(and(eq(trainingFiles.user_id, actor.id), isNull(trainingFiles.training_record_id)))
    .orderBy(asc(trainingFiles.id))
  const all = await db
    .select({ id: agencies.id, title: agencies.title })
    .from(agencies)
    .orderBy(asc(agencies.title), asc(agencies.id))
    .limit(1000)
  return { records: await trainingWire(db, rows), files: files.map(fileWire), agencies: all }
})
