import { export_transcript } from '@portico/shared/contract/credentials/proof-transcript.ts'
import { csvText } from '@portico/shared/rules/csv/csv-text.ts'
import { transcriptHead, transcriptRows } from '@portico/shared/rules/credentials/accreditation/transcript-rows.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { slugify } from '@portico/shared/rules/text/slugify.ts'
import { csvFile } from '../../../../csv/csv-file.ts'
import { verb } from '../../../../kernel/verb.ts'
import { transcriptOf } from '../../proof/transcript-of.ts'

/** Exports a transcript as CSV: what the page shows, one row per completion and agency. */
export const exportTranscript = verb(export_transcript, async ({ db, actor, portal, now }, { query }) => {
  const { learner, entries } = await transcriptOf(db, { actor, portal, user_id: query.user_id ?? actor.id })
  const day = formatDate({ at: now(), time_zone: portal.time_zone, style: 'iso' })
  const name = ['transcript', slugify(learner), day].filter(Boolean).join('-')
  return csvFile(csvText([transcriptHead, ...transcriptRows(learner, entries)]), `${name}.csv`)
})
