import type { DrawnCertificate } from '../../../certificates/facts.ts'
import { inMeasuringThread } from '../../../certificates/in-measuring-thread.ts'
import { fail } from '../../../../../kernel/fail.ts'
import type { Requester } from '../../../../../kernel/fair-turns.ts'
import { rejectMissingCharacters } from '../reject-missing-characters.ts'

/** Rejects a sample with unprintable or cut-off text. Templates come from users, so measuring takes fair turns. */
export async function rejectUnprintable(sample: DrawnCertificate, from: Requester): Promise<void> {
  rejectMissingCharacters(sample.snapshot)
  const what = await inMeasuringThread(sample, from)
  if (what !== null) fail('certificates.text_too_long', { what })
}
