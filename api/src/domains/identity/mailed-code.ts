import { randomInt } from 'node:crypto'

/** Six digits can be guessed, so a code expires soon and is used up by a few tries. */
export const mailedCode = { life_min: 30, tries: 5 } as const

/** The six digits of a code, as they are mailed. */
export const randomDigits = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')
