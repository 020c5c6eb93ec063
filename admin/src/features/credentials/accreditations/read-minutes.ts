/** Whole minutes; null while the field is empty. */
export function readMinutes(typed: string): number | null | 'wrong' {
  const text = typed.trim()
  if (text === '') return null
  const minutes = Number(text)
  return /^\d{1,5}$/.test(text) && minutes >= 1 && minutes <= 60_000 ? minutes : 'wrong'
}
