import { asc, eq, inArray } from 'drizzle-orm'
import type { TrainingFile, TrainingRecord } from '@portico/shared/contract/credentials/proof-training.ts'
import type { Transaction } from '../../../../db/client.ts'
import { agencies } from '../../../lists/tables.ts'
import { trainingFiles, trainingRecords } from '../../tables.ts'

type Row = typeof trainingRecords.$inferSelect
type Wire = Omit<TrainingRecord, 'created_at' | 'reviewed_at'> & { created_at: Date; reviewed_at: Date | null }

export const fileWire = ({ key, name, size }: typeof trainingFiles.$inferSelect): TrainingFile => ({ key, name, size })

/** Returns records with evidence and agency, as learner and reviewer read them. */
export async function trainingWire(db: Transaction, rows: readonly Row[]): Promise<Wire[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const files = await db
    .select()
    .from(trainingFiles)
    .where(inArray(trainingFiles.training_record_id, ids))
    .orderBy(asc(trainingFiles.id))
  const named = await db
    .selectDistinct({ id: agencies.id, title: agencies.title })
    .from(agencies)
    .innerJoin(trainingRecords, eq(trainingRecords.agency_id, agencies.id))
    .where(inArray(trainingRecords.id, ids))
  const titles = new Map(named.map(({ id, title }) => [id, title]))
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    provider: row.provider,
    agency: row.agency_id === null ? row.agency : (titles.get(row.agency_id) ?? ''),
    completed_on: row.completed_on,
    hours: row.hours,
    status: row.status,
    reason: row.reason,
    reviewed_at: row.reviewed_at,
    created_at: row.created_at,
    files: files.filter(({ training_record_id }) => training_record_id === row.id).map(fileWire),
  }))
}
