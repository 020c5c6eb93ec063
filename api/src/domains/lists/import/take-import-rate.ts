import { takeRate, type Limit } from '../../../kernel/rate-limit.ts'
import type { Services } from '../../../kernel/services.ts'

const filesPerUser = (id: number): Limit => ({ key: `csv-imports:${id}`, limit: 30, window_s: 60 })

/** Counts a person's CSV file against the limit, whatever it is for, before it is read. */
export const takeImportRate = ({ platform }: Pick<Services, 'platform'>, { id }: { id: number }): Promise<void> =>
  takeRate(platform, filesPerUser(id))
