import { forgetListWork } from '../cross-portal/list-work.ts'
import type { Services } from '../../../kernel/services.ts'

/** Every ten minutes; deleted entries are stored only as long as the deletion can be undone. */
export const forgetListJobsCron = '*/10 * * * * forget-list-jobs'

export async function forgetListJobs({ platform, log }: Services): Promise<void> {
  log.info(await forgetListWork(platform), 'deleted entries and old reports of lists forgotten')
}
