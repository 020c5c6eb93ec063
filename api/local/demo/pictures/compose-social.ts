import type { DemoCourse } from '../content/types.ts'
import { demoTopics } from '../content/topics.ts'
import { breakLines, letter, paragraph } from './lettering.ts'
import { allMotifs } from './motifs/all-motifs.ts'
import { halfTones, paint, palettes } from './palettes.ts'
import { isLight } from './plate.ts'

/** Draws the link preview, 1123 by 794: title on the left, emblem on the right, duration below. Has no portal branding, so any portal may use it. */
export function composeSocial(course: DemoCourse): string {
  const palette = palettes[course.topic]
  const topic = demoTopics.find((one) => one.slug === course.topic)?.title ?? ''
  const size = breakLines(course.title, { size: 66, width: 560 }).length > 4 ? 54 : 66
  const lines = breakLines(course.title, { size, width: 560 })
  const top = 360 - (lines.length * size * 1.12) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1123" height="794" viewBox="0 0 1123 794"><defs>${halfTones(palette)}</defs>
<rect width="1123" height="794" fill="${palette.pale}"/><circle cx="890" cy="360" r="390" fill="${palette.soft}"/><circle cx="890" cy="360" r="252" fill="${isLight(course.motif) ? palette.main : palette.paper}"/>
<g transform="translate(890 360) scale(.84)">${paint(allMotifs[course.motif] ?? '', palette)}</g>
<g fill="${palette.main}" transform="translate(76 ${top - 34})">${letter(topic.toUpperCase(), { size: 22, spacing: 80 }).paths}</g>
<g fill="${palette.ink}" transform="translate(74 ${top + size * 0.8})">${paragraph(lines, { size, spacing: -14, leading: 1.12 })}</g>
<rect y="700" width="1123" height="94" fill="${palette.ink}"/><g fill="${palette.paper}" transform="translate(76 757)">${letter(`${lengthOf(course.hours)}  ·  ${course.language === 'es' ? 'Con certificado' : 'Certificate included'}`, { size: 27, spacing: -4, weight: 'medium' }).paths}</g></svg>`
}

function lengthOf(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} min`
  return hours === 1 ? '1 h' : `${hours} h`
}
