import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { ScormRecord } from '@portico/shared/contract/scorm/records.ts'
import { allByName, firstByName } from '@portico/shared/rules/scorm/by-name.ts'
import { interactionsOf, objectivesOf } from '@portico/shared/rules/scorm/cmi-lists.ts'
import { foldSession } from '@portico/shared/rules/scorm/fold-session.ts'
import { detailsFromCmi } from '@portico/shared/rules/scorm/progress-details.ts'
import { scoStates } from '@portico/shared/rules/scorm/sco-state.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import type { Transaction } from '../../../db/client.ts'
import { scormModules } from '../../item-types/tables.ts'
import { scormPackages, scormAttempts, scormFlights, scormProgress } from '../tables.ts'
import { users } from '../../identity/tables.ts'

type Attempt = ScormRecord['attempts'][number]
type Launch = Attempt['scos'][number]['launches'][number] & { attempt: number; sco: string }

/** Returns the attempts at an item with the records of each SCO, latest first. */
export async function attemptsOf(db: Transaction, progress_id: number) {
  const rows = await db
    .select({
      attempt: scormAttempts.attempt,
      began_at: scormAttempts.began_at,
      ended_at: scormAttempts.ended_at,
      ended_by: sql<string | null>`trim(${users.first_name} || ' ' || ${users.last_name})`,
      reason: scormAttempts.reason,
      scorm_id: scormModules.scorm_id,
      package_title: scormPackages.title,
      items: scormPackages.items,
    })
    .from(scormAttempts)
    .innerJoin(scormModules, eq(scormModules.id, scormAttempts.scorm_module_id))
    .innerJoin(scormPackages, eq(scormPackages.id, scormModules.scorm_package_id))
    .leftJoin(users, eq(users.id, scormAttempts.ended_by))
    .where(eq(scormAttempts.progress_id, progress_id))
    .orderBy(desc(scormAttempts.attempt))
  const records = await db.select().from(scormProgress).where(eq(scormProgress.progress_id, progress_id))
  const launches = await launchesOf(db, progress_id)
  return rows.map(({ scorm_id, items, ...attempt }) => {
    const own = records.filter((record) => record.attempt === attempt.attempt)
    const named = items.filter(({ identifier }) => identifier === scorm_id)
    const states = scoStates(
      named.length > 0 ? named : items,
      own.map(({ sco, result, cmi }) => {
        const { lesson_status, score } = detailsFromCmi(cmi)
        return { sco, result, lesson_status, score_raw: score.raw }
      }),
    )
    const recordOf = firstByName(own, ({ sco }) => sco)
    const launchesOfSco = allByName(
      launches.filter((one) => one.attempt === attempt.attempt),
      ({ sco }) => [sco],
    )
    const shown = states.filter(({ sco, status }) => sco.visible || status !== itemProgress.not_started)
    return {
      ...attempt,
      scos: shown.map(({ sco, status, score }) => {
        const record = recordOf.get(sco.identifier)
        const cmi = record?.cmi ?? {}
        return {
          identifier: sco.identifier,
          title: sco.title,
          status,
          score,
          lesson_status: detailsFromCmi(cmi).lesson_status,
          total_time: record ? foldSession(record).total_time : '0000:00:00',
          objectives: objectivesOf(cmi),
          interactions: interactionsOf(cmi),
          launches: (launchesOfSco.get(sco.identifier) ?? []).map(({ launch, began_at, entries }) => ({
            launch,
            began_at: new Date(began_at),
            entries: Number(entries),
          })),
        }
      }),
    }
  })
}

const launchesOf = (db: Transaction, progress_id: number) =>
  db
    .select({
      attempt: scormFlights.attempt,
      sco: scormFlights.sco,
      launch: scormFlights.launch,
      began_at: sql<Launch['began_at']>`min(${scormFlights.recorded_at})`,
      entries: sql<number>`sum(jsonb_array_length(${scormFlights.entries}))`,
    })
    .from(scormFlights)
    .where(eq(scormFlights.progress_id, progress_id))
    .groupBy(scormFlights.attempt, scormFlights.sco, scormFlights.launch)
    .orderBy(desc(scormFlights.launch))
    .limit(500)

/** Returns the recording of one launch, in order. */
export async function flightOf(
  db: Transaction,
  { progress_id, attempt, sco, launch }: { progress_id: number; attempt: number; sco: string; launch: number },
) {
  const parts = await db
    .select({ entries: scormFlights.entries })
    .from(scormFlights)
    .where(
      and(
        eq(scormFlights.progress_id, progress_id),
        eq(scormFlights.attempt, attempt),
        eq(scormFlights.sco, sco),
        eq(scormFlights.launch, launch),
      ),
    )
    .orderBy(asc(scormFlights.part))
  return parts.flatMap(({ entries }) => entries)
}
