import type { Verb } from '../../kernel/verb.ts'
import { getPublishingJob } from './get-publishing-job.ts'

export const publishing: readonly Verb[] = [getPublishingJob]
