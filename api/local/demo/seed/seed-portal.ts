import { demoPortals } from '../content/portals.ts'
import type { DemoPortal } from '../content/types.ts'

const places =
  'Alder Bay|Birch Hollow|Cedar Falls|Dover Point|Elm Ridge|Fox River|Granite Pass|Hazel Grove|Iron Lake|Juniper Flats|Kettle Creek|Laurel Hill|Maple Run|North Fork|Oak Harbor|Pine Bluff|Quarry Town|Red Mesa|Silver Spur|Tamarack|Union Landing|Valley View|Willow Bend|York Crossing|Zephyr Cove'.split(
    '|',
  )
const trades = ['Career School', 'Professional Institute', 'Learning Center', 'Training Cooperative']
const colors = [
  ['#0b6b63', '#a8481f'],
  ['#b3401a', '#1f5c46'],
  ['#0a4f7a', '#92600a'],
  ['#6b3fa0', '#0f766e'],
  ['#1f4fd8', '#0f766e'],
  ['#7a2240', '#1d5b79'],
  ['#3c5a14', '#8a3ffc'],
] as const

/** The fictional channel portal at `index`, with the branding files of a demo portal. */
export function seedPortal(index: number): DemoPortal {
  const pattern = demoPortals.find((portal) => portal.key === 'summit')
  if (!pattern) throw new Error('the pattern portal is gone')
  const place = places[index % places.length] ?? ''
  const round = Math.floor(index / places.length)
  const name = `${place} ${trades[round % trades.length] ?? ''}${round >= trades.length ? ` ${round + 1}` : ''}`
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const [primary_color, secondary_color] = colors[index % colors.length] ?? colors[0]
  return {
    ...pattern,
    key: `seed-${slug}`,
    slug,
    name,
    branding_of: pattern.slug,
    primary_color,
    secondary_color,
    tagline: `Courses for ${place} and the state around it`,
    company: {
      ...pattern.company,
      name,
      email: `office@${slug}.test`,
      support_email: `help@${slug}.test`,
      website: `https://www.${slug}.test`,
    },
  }
}
