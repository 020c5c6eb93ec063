import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '@portico/shared/access/roles.ts'
import { listPath } from '@portico/shared/pages/list-path.ts'
import { resources } from '@portico/shared/resources/resources.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const all = ['lists', 'faq', 'articles', 'pages'] as const
/** What each role edits and reads, by the noun of a list; written by hand, so that it is no copy of the grants. */
const rights: Partial<Record<Role, { edits: readonly string[]; reads: readonly string[] }>> = {
  admin: { edits: [...all, 'partners'], reads: [...all, 'partners'] },
  sub_admin: { edits: [...all, 'partners'], reads: [...all, 'partners'] },
  portal_admin: { edits: all, reads: all },
  editor: { edits: all, reads: all },
  course_admin: { edits: ['lists'], reads: ['lists', 'faq'] },
  instructor: { edits: [], reads: ['lists'] },
  accounting: { edits: [], reads: [] },
  manager: { edits: [], reads: [] },
  learner: { edits: [], reads: [] },
}

const rightsOfRoles = Object.entries(rights)

test.each(rightsOfRoles)(
  '[ROL-039] %s manages exactly the reference lists of their role',
  async (role, { edits, reads }) => {
    const person = await world.person(role as Role)
    for (const { name, noun, calls, ...resource } of resources) {
      if (resource.of_provider) continue
      const at = listPath({ name, ...resource })
      expect([name, (await person.send('GET', at)).status]).toEqual([name, reads.includes(noun) ? 200 : 403])
      if (!calls.includes('create')) continue
      // An empty entry gets past the right and fails at its first required field.
      expect([name, (await person.send('POST', at, { body: {} })).status]).toEqual([
        name,
        edits.includes(noun) ? 422 : 403,
      ])
    }
  },
)
