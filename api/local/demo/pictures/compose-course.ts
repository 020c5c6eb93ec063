import { seededRandom } from '../content/seeded-random.ts'
import { demoCourses } from '../content/courses.ts'
import type { DemoCourse } from '../content/types.ts'
import { grounds } from './backgrounds.ts'
import { allMotifs } from './motifs/all-motifs.ts'
import { plateColor } from './plate.ts'
import { halfTones, paint, palettes, schemes } from './palettes.ts'

/** Draws a course picture, 1280 by 720: its emblem on a background. Neighbors within a topic differ in both. */
export function composeCourse(course: DemoCourse): string {
  const palette = palettes[course.topic]
  const siblings = demoCourses.filter((one) => one.topic === course.topic)
  const place = siblings.findIndex((one) => one.slug === course.slug)
  const shift = Object.keys(palettes).indexOf(course.topic) * 2
  const draw = grounds[(place * 3 + shift) % grounds.length]
  const scheme = schemes[(place * 2 + Math.floor(place / 5) + shift) % schemes.length]
  const motif = allMotifs[course.motif]
  if (!draw || !scheme || !motif) throw new Error(`no picture for ${course.slug}: ${course.motif}`)
  const { drawing, x, y, scale, behind } = draw(scheme(palette), seededRandom(`picture ${course.slug}`))
  const plate = plateColor(course.motif, behind, palette)
  const disc = plate ? `<circle cx="${x}" cy="${y}" r="${Math.round(226 * scale)}" fill="${plate}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720"><defs>${halfTones(palette)}</defs>${drawing}${disc}
<g transform="translate(${x} ${y}) scale(${plate ? scale * 0.86 : scale})">${paint(motif, palette)}</g></svg>`
}
