import { eq, sql } from 'drizzle-orm'
import { scormPackages } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { runTrial } from '../trial/run-trial.ts'

/** Opens a package once as a learner would, if a browser is configured; the findings are stored in the report. */
export const task = reaction<'scorm.trial_requested'>(async ({ inPortal, services, log }, { package_id }) => {
  const { storage, config } = services
  if (config.CHROMIUM_PATH === '') return
  const [row] = await inPortal(({ db }) => db.select().from(scormPackages).where(eq(scormPackages.id, package_id)))
  const first = row?.items.find(({ visible, sco }) => visible && sco) ?? row?.items[0]
  if (!row || !first) return
  const trial = await runTrial({ chromium_path: config.CHROMIUM_PATH, storage, sha256: row.sha256, sco: first })
  log.info({ package_id, ended: trial.ended }, 'scorm package tried')
  await inPortal(({ db }) =>
    db
      .update(scormPackages)
      .set({ report: sql`jsonb_set(${scormPackages.report}, '{trial}', ${JSON.stringify(trial)}::text::jsonb)` })
      .where(eq(scormPackages.id, package_id)),
  )
})
