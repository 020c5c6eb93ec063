import type { DemoPortal } from '../content/types.ts'

export interface MarkColors {
  front: string
  back: string
}
type Draw = (colors: MarkColors) => string

const marks: Record<DemoPortal['mark'], Draw> = {
  arch: ({ front, back }) =>
    `<path d="M4 96V48a44 44 0 0 1 88 0v48H70V48a22 22 0 0 0-44 0v48Z" fill="${front}"/><path d="M37 96V50a11 11 0 0 1 22 0v46Z" fill="${back}"/>`,
  ridge: ({ front, back }) =>
    `<path d="M2 88 38 20l20 36 12-20 26 52Z" fill="${front}"/><path d="M38 20 26 43l8 6 6-6 8 6 2-7Z" fill="${back}"/><circle cx="78" cy="20" r="11" fill="${back}"/>`,
  compass: ({ front, back }) =>
    `<circle cx="48" cy="48" r="44" fill="${front}"/><path d="M48 12 59 48H37Z" fill="${back}"/><path d="M48 84 37 48h22Z" fill="${back}" fill-opacity=".45"/><circle cx="48" cy="48" r="5" fill="${front}"/>`,
  leaf: ({ front, back }) =>
    `<path d="M10 88C2 40 34 8 90 6c4 52-24 90-66 84Z" fill="${front}"/><path d="M12 92C24 66 44 46 68 32" fill="none" stroke="${back}" stroke-width="7" stroke-linecap="round"/>`,
  key: ({ front, back }) =>
    `<rect x="6" y="6" width="84" height="84" rx="20" fill="${front}"/><circle cx="37" cy="48" r="13" fill="none" stroke="${back}" stroke-width="9"/><path d="M50 48h28m-8 0v14" stroke="${back}" stroke-width="9" stroke-linecap="round"/>`,
  blank: ({ front, back }) =>
    `<rect x="8" y="8" width="80" height="80" rx="12" fill="none" stroke="${front}" stroke-width="9"/><path d="M48 30v36M30 48h36" stroke="${back}" stroke-width="9" stroke-linecap="round"/>`,
}

/** A portal's logo in a square of 96. */
export function markDrawing(mark: DemoPortal['mark'], colors: MarkColors): string {
  return marks[mark](colors)
}
