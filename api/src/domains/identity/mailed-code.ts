import { randomInt } from 'node:crypto'

/** Six digits can be guessed, so a code expires soon and allows only a few guesses. */
export const mailedCode = { life_min: 30, tries: 5 } as const

export const randomDigits = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')
