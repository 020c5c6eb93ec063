import { layoutFields } from '@portico/shared/states/credentials/layout-field.ts'
import type { CertificateSnapshot } from '../tables.ts'
import { fittedSize, lineHeight, smallestSize } from './fit-text.ts'

const width = 612
/** Possibly long texts of our default layout: their font size and the number of lines that fit. */
const textSlots = {
  title: { font_size: 32, lines: 2, width },
  learner: { font_size: 28, lines: 2, width },
  statement: { font_size: 11, lines: 4, width },
  course: { font_size: 18, lines: 2, width: 560 },
} as const
type TextSlot = keyof typeof textSlots

const slotText = (place: TextSlot, text: string) => {
  const { font_size, lines, ...at } = textSlots[place]
  const weight = place === 'statement' ? ('normal' as const) : ('bold' as const)
  return { ...at, font_size, weight, height: lines * font_size * lineHeight, text, what: layoutFields[place].label }
}

/** Returns the long texts of a certificate without a template layout, with their fields. */
export const ownLayoutTexts = (snapshot: CertificateSnapshot) =>
  (Object.keys(textSlots) as TextSlot[]).map((place) => slotText(place, snapshot[place]))

/** Returns the font size in points for one of these texts. */
export const ownLayoutSize = (place: TextSlot, text: string): number =>
  fittedSize(slotText(place, text)) ?? smallestSize(textSlots[place].font_size)
