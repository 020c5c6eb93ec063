import type { CmiMap } from './check-commit.ts'

/** Details of a native SCORM progress record on the wire (SCO-012). Scores are 0 to 100, null if not reported. */
export type ScormDetails = {
  score: { raw: number | null; max: number | null; min: number | null }
  lesson_location: string
  suspend_data: string
  lesson_status: string
}

const numberOf = (value: string | undefined): number | null =>
  value === undefined || value === '' ? null : Number(value)
const textOf = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)

/** Builds the details shown to learners and staff from the stored elements. Source: SCO-012. */
export function detailsFromCmi(cmi: CmiMap): ScormDetails {
  return {
    score: {
      raw: numberOf(cmi['cmi.core.score.raw']),
      max: numberOf(cmi['cmi.core.score.max']),
      min: numberOf(cmi['cmi.core.score.min']),
    },
    lesson_location: cmi['cmi.core.lesson_location'] ?? '',
    suspend_data: cmi['cmi.suspend_data'] ?? '',
    lesson_status: cmi['cmi.core.lesson_status'] ?? 'not attempted',
  }
}

type PartialDetails = Partial<Omit<ScormDetails, 'score'>> & { score?: Partial<ScormDetails['score']> }

/**
 * Converts an update's details into elements for check-commit to validate; sets only the fields that are present. Skips 'not attempted', which only
 * the LMS may set. Source: SCO-006.
 */
export function cmiFromDetails(details: PartialDetails): CmiMap {
  const cmi: CmiMap = {}
  const { raw, max, min } = details.score ?? {}
  if (raw !== undefined) cmi['cmi.core.score.raw'] = textOf(raw)
  if (max !== undefined) cmi['cmi.core.score.max'] = textOf(max)
  if (min !== undefined) cmi['cmi.core.score.min'] = textOf(min)
  if (details.lesson_location !== undefined) cmi['cmi.core.lesson_location'] = details.lesson_location
  if (details.suspend_data !== undefined) cmi['cmi.suspend_data'] = details.suspend_data
  if (details.lesson_status && details.lesson_status !== 'not attempted')
    cmi['cmi.core.lesson_status'] = details.lesson_status
  return cmi
}
