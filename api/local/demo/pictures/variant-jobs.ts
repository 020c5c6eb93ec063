import { createHash } from 'node:crypto'
import { variantUrl, variantFormats, variantWidths_px } from '@portico/shared/rules/media/picture-variants.ts'
import { demoBundles } from '../content/bundles.ts'
import { demoCourses } from '../content/courses.ts'
import { demoTopics } from '../content/topics.ts'
import { composeCourse } from './compose-course.ts'
import { composeBundle, composeTopic } from './compose-set.ts'
import { demoPictureSize } from './demo-picture.ts'

// Change this when the same drawing produces different bytes, such as with another quality or encoder.
const recipe = '1'
const { width, height } = demoPictureSize

export type VariantJob = {
  svg: string
  /** The picture itself first, then each format and width. File names change with the drawing. */
  files: { name: string; width: number }[]
}

/** Pictures committed in all formats and widths, because drawing them would slow down the start too much. */
export function variantJobs(): VariantJob[] {
  return [
    ...demoCourses.map((course) => jobOf(`course-${course.slug}`, composeCourse(course))),
    ...demoBundles.map((bundle) => jobOf(`bundle-${bundle.slug}`, composeBundle(bundle))),
    ...demoTopics.map((topic) => jobOf(`topic-${topic.slug}`, composeTopic(topic))),
  ]
}

function jobOf(title: string, svg: string): VariantJob {
  const stamp = createHash('sha256').update(`${recipe}\n${svg}`).digest('hex').slice(0, 8)
  const whole = `${title}-${stamp}-${width}x${height}.webp`
  const variants = variantFormats.flatMap((format) =>
    variantWidths_px(format, width).map((each) => ({ name: variantUrl(whole, format, each), width: each })),
  )
  return { svg, files: [{ name: whole, width }, ...variants.filter(({ name }) => name !== whole)] }
}
