import { demoCourses } from '../content/courses.ts'
import type { DemoBundle, DemoTopic } from '../content/types.ts'
import { allMotifs } from './motifs/all-motifs.ts'
import { isLight } from './plate.ts'
import { halfTones, paint, palettes } from './palettes.ts'

/** Draws a bundle as its courses side by side, one panel each. */
export function composeBundle(bundle: DemoBundle): string {
  const courses = bundle.courses.flatMap((slug) => demoCourses.filter((course) => course.slug === slug))
  const wide = 1280 / courses.length
  const palette = palettes[courses[0]?.topic ?? 'nursing-healthcare']
  const grounds = [palette.deep, palette.soft, palette.main, palette.pale, palette.ink]
  const plates = [palette.pale, palette.paper, palette.pale, palette.soft, palette.soft]
  const panel = (motif: string, index: number): string => {
    const radius = Math.min(wide * 0.42, 190)
    return `<g transform="translate(${Math.round(index * wide)} 0)"><rect width="${Math.ceil(wide) + 1}" height="720" fill="${grounds[index % 5]}"/>
<path d="${index % 2 ? `M0 0h${wide}a${wide} ${wide} 0 0 1-${wide} ${wide}Z` : `M${wide} 720H0a${wide} ${wide} 0 0 1 ${wide}-${wide}Z`}" fill="${palette.ink}" fill-opacity=".1"/>
<circle cx="${wide / 2}" cy="360" r="${radius}" fill="${isLight(motif) && index % 5 !== 2 ? palette.main : plates[index % 5]}"/><g transform="translate(${wide / 2} 360) scale(${(radius / 190) * 0.68})">${paint(allMotifs[motif] ?? '', palette)}</g></g>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720"><defs>${halfTones(palette)}</defs>${courses.map((course, index) => panel(course.motif, index)).join('')}</svg>`
}

/** Draws a topic as a row of its emblems on one strong color. */
export function composeTopic({ slug }: DemoTopic): string {
  const palette = palettes[slug]
  const motifs = [
    ...new Set(demoCourses.filter((course) => course.topic === slug).map((course) => course.motif)),
  ].slice(0, 3)
  const place = [
    [640, 360, 0.98, 240],
    [196, 470, 0.62, 152],
    [1084, 250, 0.62, 152],
  ] as const
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720"><defs>${halfTones(palette)}</defs><rect width="1280" height="720" fill="${palette.deep}"/>
<path d="M0 720V420c210-90 420-90 640-10s430 70 640-40v350Z" fill="${palette.main}"/><path d="M0 720V600c300-90 520-50 760-10s380 10 520-40v170Z" fill="${palette.ink}" fill-opacity=".55"/>
${motifs
  .map((motif, index) => {
    const [x, y, scale, radius] = place[index] ?? place[0]
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${index === 0 ? palette.pale : palette.soft}"/><g transform="translate(${x} ${y}) scale(${scale * 0.92})">${paint(allMotifs[motif] ?? '', palette)}</g>`
  })
  .join('')}</svg>`
}
