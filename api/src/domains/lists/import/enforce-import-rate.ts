import { enforceRateLimit } from '../../../kernel/rate-limit.ts'
import type { Services } from '../../../kernel/services.ts'

/** What is counted together: CSV files of lists and people, or files of questions. */
type Kind = 'csv-imports' | 'question-imports'

/** Counts a person's file against the limit of its kind, before it is read. */
export const enforceImportRate = (
  { platform }: Pick<Services, 'platform'>,
  { id }: { id: number },
  kind: Kind = 'csv-imports',
): Promise<void> => enforceRateLimit(platform, { key: `${kind}:${id}`, limit: 30, window_s: 60 })
