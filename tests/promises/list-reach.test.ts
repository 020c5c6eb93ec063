import { expect, test } from 'vitest'
import { listPlaces } from '../../api/src/db/tables/lists.ts'
import { rulesOf } from '../../api/src/lists/list-rules.ts'
import { resources } from '../../shared/src/resources/resources.ts'

test('[ROL-037] every list whose entries courses use, and no other, refuses changes to what other courses use and declares it', () => {
  const asksReach = resources.filter(({ name }) => rulesOf(name).reach).map(({ name }) => name)
  const declaresIt = resources.filter(({ refusals }) => refusals?.includes('access.used_elsewhere'))
  expect(declaresIt.map(({ name }) => name)).toEqual(asksReach)
  for (const { name } of resources) if (listPlaces[name].in_courses) expect(asksReach).toContain(name)
})
