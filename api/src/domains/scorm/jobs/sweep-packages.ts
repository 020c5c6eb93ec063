import type { Services } from '../../../kernel/services.ts'
import { sweepPackages as sweep } from '../../media/door.ts'

/** Daily, at night. */
export const sweepPackagesCron = '23 3 * * * sweep-packages'

/** Removes packages whose import was killed. */
export async function sweepPackages({ storage, log, now }: Pick<Services, 'storage' | 'log' | 'now'>): Promise<void> {
  const swept = await sweep(storage, now())
  if (swept > 0) log.info({ swept }, 'unfinished packages removed')
}
