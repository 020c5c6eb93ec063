import type { DemoAgency, DemoOrganization } from '../content/types.ts'
import { letter } from './lettering.ts'
import { allMotifs } from './motifs/all-motifs.ts'
import { halfTones, paint, palettes } from './palettes.ts'
import { markDrawing } from './portal-mark.ts'

const emblem = {
  'nursing-healthcare': 'heart-pulse',
  'real-estate': 'parts',
  insurance: 'umbrella',
  'food-safety': 'apple-label',
  'construction-safety': 'hard-hat',
  'child-care': 'blocks',
  'human-resources': 'people',
  'it-security': 'lock',
  'accounting-ethics': 'scales',
  'water-treatment': 'drop',
} as const

/** Draws a plain round seal with the state's letters: a list icon, not a copy of a real emblem. */
export function composeAgencyLogo({ topic, states }: DemoAgency): string {
  const palette = palettes[topic]
  const state = letter(states[0] ?? '', { size: 46, spacing: 30 })
  const ticks = Array.from(
    { length: 60 },
    (_, index) => `<rect x="-2" y="-150" width="4" height="10" transform="rotate(${index * 6})"/>`,
  ).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="-160 -160 320 320"><defs>${halfTones(palette)}</defs><circle r="158" fill="${palette.deep}"/><g fill="${palette.soft}">${ticks}</g><circle r="130" fill="${palette.paper}"/><circle r="120" fill="none" stroke="${palette.main}" stroke-width="4"/>
<g transform="translate(0 -26) scale(.36)">${paint(allMotifs[emblem[topic]] ?? '', palette)}</g><g fill="${palette.ink}" transform="translate(${-state.width / 2 + 1} 92)">${state.paths}</g></svg>`
}

export function composeOrganizationLogo({ name }: DemoOrganization): string {
  const unit = name.replace(/^Portico Academy ?/, '') || 'Continuing Education'
  const first = letter('Portico Academy', { size: 46, spacing: -10 })
  const second = letter(unit.toUpperCase(), { size: 22, spacing: 110, weight: 'medium' })
  const width = Math.ceil(124 + Math.max(first.width, second.width) + 10)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="100" viewBox="0 0 ${width} 100">${markDrawing('arch', { front: '#1f4fd8', back: '#0f766e' })}
<g fill="#16202e" transform="translate(122 50)">${first.paths}</g><g fill="#3d4a5c" transform="translate(124 88)">${second.paths}</g></svg>`
}
