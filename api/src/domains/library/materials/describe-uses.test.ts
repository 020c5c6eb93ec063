import { expect, test } from 'vitest'
import type { MaterialUse } from '@portico/shared/contract/materials.ts'
import { describeUses } from './describe-uses.ts'

const course = { id: 1, title: 'Ladders', slug: 'ladders' }
const use = (kind: MaterialUse['kind'], title: string, of: MaterialUse['course'] = course): MaterialUse => ({
  kind,
  title,
  course: of,
  item: null,
})

test('names the first three uses of a file and counts the rest', () => {
  const uses = [
    use('item', 'Handout'),
    use('course_picture', 'Ladders'),
    use('certificate', 'Gold', null),
    use('question', 'Pool A', null),
    use('text', 'Safety'),
  ]
  const [one, two, three, four] = [1, 2, 3, 4].map((count) => describeUses(uses.slice(0, count)))
  expect(one).toBe('“Handout” of “Ladders”')
  expect(two).toBe('“Handout” of “Ladders” and the picture of “Ladders”')
  expect(three).toBe('“Handout” of “Ladders”, the picture of “Ladders”, and the certificate template “Gold”')
  expect(four).toBe(`${two?.replace(' and', ',')}, the certificate template “Gold”, and one other place`)
  expect(describeUses(uses)).toBe(four?.replace('one other place', '2 other places'))
  expect(describeUses([use('question', 'Pool A', null)])).toBe('the question pool “Pool A”')
})

test('names a use once, however often it shows the file', () => {
  expect(describeUses([use('text', 'Safety'), use('text', 'Safety')])).toBe('“Safety” of “Ladders”')
})
