import type { MaterialUse } from '@portico/shared/contract/materials.ts'

const most = 3

/** Names the first uses of a file and counts the rest, as part of a sentence. */
export function describeUses(uses: readonly MaterialUse[]): string {
  const places = [...new Set(uses.map(describeUse))]
  const named = places.slice(0, most)
  const others = places.length - named.length
  const all = others === 0 ? named : [...named, others === 1 ? 'one other place' : `${others} other places`]
  return new Intl.ListFormat('en-US').format(all)
}

function describeUse({ kind, title, course }: MaterialUse): string {
  if (kind === 'course_picture') return `the picture of “${course?.title ?? title}”`
  if (kind === 'certificate') return `the certificate template “${title}”`
  return course ? `“${title}” of “${course.title}”` : `the question pool “${title}”`
}
