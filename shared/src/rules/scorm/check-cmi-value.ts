import { findCmiElement } from './cmi-elements.ts'

/** SCORM 1.2 error codes (RTE §3.3.2): 201 invalid argument, 401 not implemented, 402 keyword, 403 read only, 405 wrong type or out of range. */
export type ScormErrorCode = 201 | 401 | 402 | 403 | 405
export type CmiVerdict = { ok: true } | { ok: false; code: ScormErrorCode }

/** More entries than any course needs in one list; bounds the size of the stored record. */
export const CMI_LIST_MAX = 2_000

const rejectWith = (code: ScormErrorCode): CmiVerdict => ({ ok: false, code })
// Postgres cannot store null bytes or lone surrogates.
const isStorable = (value: string) => !value.includes('\u0000') && !/\p{Cs}/u.test(value)
const isIndex = (digits: string) => /^(?:0|[1-9]\d{0,5})$/.test(digits) && Number(digits) < CMI_LIST_MAX

/**
 * Checks whether content may set this element to this value, as LMSSetValue answers, from the element alone. check-commit, which knows the list,
 * checks for index gaps. Source: SCO-012, SCORM 1.2 RTE §3.3.2 and §3.4.4.
 */
export function checkCmiValue(element: string, value: string): CmiVerdict {
  if (element === '') return rejectWith(201)
  const found = findCmiElement(element)
  if (!found) return rejectWith(401)
  if (!found.indices.every(isIndex)) return rejectWith(201)
  if (found.element.access === 'keyword') return rejectWith(402)
  if (found.element.access === 'r') return rejectWith(403)
  return isStorable(value) && found.element.type(value) ? { ok: true } : rejectWith(405)
}
