type Days = { valid_from: string | null; valid_to: string | null }

/** Whether an accreditation counts on a day. */
export const isValidOn = ({ valid_from, valid_to }: Days, today: string): boolean =>
  (valid_from === null || valid_from <= today) && (valid_to === null || valid_to >= today)

/** How an accreditation stands on a day: valid, ended or not begun. */
export function validityText({ valid_from, valid_to }: Days, today: string): string {
  if (valid_to !== null && valid_to < today) return `expired on ${valid_to}, visitors do not see it`
  if (valid_from !== null && valid_from > today) return `begins on ${valid_from}, visitors do not see it yet`
  return valid_to === null ? 'valid' : `valid to ${valid_to}`
}
