import { seededRandom, pick } from '../content/seeded-random.ts'
import type { DemoAuthor } from '../content/types.ts'
import { letter } from './lettering.ts'
import { palettes } from './palettes.ts'

const tones = ['#f1c9a5', '#e3b188', '#c98e62', '#a86f47', '#7f4f31', '#f6d9bf']
const hair = ['#2b1d18', '#4a2f22', '#6b4a34', '#8a8f98', '#c7c9cd', '#241f2b']

type Cut = (color: string) => string
const cuts: Cut[] = [
  (c) => `<path d="M166 214c-8-84 40-124 92-124s98 40 88 124c-16-40-44-58-88-58s-76 18-92 58Z" fill="${c}"/>`,
  (c) =>
    `<path d="M150 330c-18-150 22-244 106-244s124 94 106 244c-20 20-44 20-44 20V210c-20-30-104-30-124 0v140s-24 0-44-20Z" fill="${c}"/>`,
  (c) =>
    `<circle cx="256" cy="104" r="46" fill="${c}"/><path d="M160 232c-10-92 40-128 96-128s106 36 96 128c-18-46-50-64-96-64s-78 18-96 64Z" fill="${c}"/>`,
  (c) =>
    `<path d="M172 190c0-70 40-96 84-96s84 26 84 96c-20-26-44-34-84-34s-64 8-84 34Z" fill="${c}"/><path d="M180 250c4 84 40 116 76 116s72-32 76-116c6 92-14 136-76 136s-82-44-76-136Z" fill="${c}"/>`,
  (c) =>
    `<path d="M158 240c-24-100 30-150 98-150s122 50 98 150c-6-50-20-70-60-80-50 30-100 20-120 18-12 20-14 40-16 62Z" fill="${c}"/>`,
]

// Haircut, hair color and skin tone that suit the name.
const looks: Record<string, [cut: number, hair: number, skin: number]> = {
  'marisol-etxeberria': [1, 0, 1],
  'desmond-achterberg': [3, 3, 4],
  'lorna-pridgen': [1, 4, 0],
  'harlan-whitcombe': [0, 3, 0],
  'yvette-saldana-cole': [2, 0, 2],
  'raymond-castellane': [3, 1, 1],
  'priya-venkatesan-holt': [1, 5, 2],
  'joyce-nakagawa-reid': [4, 0, 5],
  'octavio-berrones': [3, 5, 2],
  'leon-abernathie': [0, 5, 4],
  'katarzyna-mroz': [2, 2, 5],
  'gwendolyn-harte-ames': [2, 4, 3],
  'mateo-lindquist': [0, 1, 1],
  'denise-okonjo-barr': [4, 5, 4],
  'stephen-drozdov': [4, 3, 0],
  'anika-torvald': [1, 2, 5],
  'corwin-mbeki-shaw': [0, 0, 4],
  'theodora-vance-lim': [4, 3, 5],
  'malcolm-fairweather-ruiz': [3, 0, 3],
  'ingrid-solheim-parrish': [2, 4, 5],
  'calvin-redfern': [0, 2, 1],
  'beatriz-montenegro-hale': [1, 1, 2],
}

/** Draws a simple portrait with an initials badge, simple enough that no one takes it for a photo. */
export function composeAvatar({ slug, name }: DemoAuthor): string {
  const random = seededRandom(`avatar ${slug}`)
  const palette = pick(Object.values(palettes), random)
  const [cutAt, hairAt, skinAt] = looks[slug] ?? [0, 0, 0]
  const skin = tones[skinAt] ?? '#e3b188'
  const cut = cuts[cutAt]?.(hair[hairAt] ?? '#2b1d18') ?? ''
  const [front, back] = random() < 0.5 ? [palette.main, palette.soft] : [palette.deep, palette.soft]
  const initials =
    name
      .split(',')[0]
      ?.split(/[\s-]/)
      .map((part) => part.charAt(0))
      .slice(0, 2)
      .join('') ?? ''
  const badge = letter(initials, { size: 44 })
  const glasses =
    random() < 0.4
      ? `<g fill="none" stroke="${palette.ink}" stroke-width="8"><circle cx="222" cy="238" r="27"/><circle cx="290" cy="238" r="27"/><path d="M249 236h14"/></g>`
      : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><rect width="512" height="512" fill="${back}"/><circle cx="${random() < 0.5 ? 400 : 112}" cy="140" r="150" fill="${palette.pale}" fill-opacity=".7"/>
<path d="M76 512c0-110 80-158 180-158s180 48 180 158Z" fill="${front}"/><path d="M216 330h80v50c0 26-18 42-40 42s-40-16-40-42Z" fill="${skin}"/><path d="M216 352c26 22 54 22 80 0v-22h-80Z" fill="${palette.ink}" fill-opacity=".14"/>
<path d="M176 220c0-66 36-100 80-100s80 34 80 100c0 76-38 130-80 130s-80-54-80-130Z" fill="${skin}"/><path d="M256 120c44 0 80 34 80 100 0 76-38 130-80 130Z" fill="${palette.ink}" fill-opacity=".07"/>${cut}
<circle cx="222" cy="240" r="8" fill="${palette.ink}"/><circle cx="290" cy="240" r="8" fill="${palette.ink}"/>${glasses}<path d="M230 296c16 14 36 14 52 0" fill="none" stroke="${palette.ink}" stroke-width="8" stroke-linecap="round"/>
<path d="m208 372 48 66 48-66 40 14-88 126-88-126Z" fill="${palette.paper}" fill-opacity=".92"/>
<circle cx="420" cy="424" r="56" fill="${palette.ink}"/><g fill="${palette.paper}" transform="translate(${420 - badge.width / 2} 440)">${badge.paths}</g></svg>`
}
