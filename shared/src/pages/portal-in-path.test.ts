import { expect, test } from 'vitest'
import { guardsOf } from '../routes/guards-of.ts'
import { pageOfPath } from './page-of-path.ts'
import { pathOnPortal, portalInPath } from './portal-in-path.ts'
import { staffPages } from './staff-pages.ts'

test('[ROL-021] reads the portal from the path of a staff page and guards it like that page', () => {
  const path = pathOnPortal('summit-ce', '/portals/7/company')
  expect(path).toBe('/@summit-ce/portals/7/company')
  expect(portalInPath(path)).toEqual({ slug: 'summit-ce', path: '/portals/7/company' })
  expect(pageOfPath(path)).toBe(staffPages.portalCompany)
  expect(guardsOf('/@summit-ce/users')).toEqual(guardsOf('/users'))
})

test('rejects portal paths for pages of the site and paths that name no portal', () => {
  expect(portalInPath('/users')).toBeNull()
  for (const path of ['/@summit-ce', '/@/users', '/@Summit/users', '/@-x/users', '/@a/@b/users', '/@summit-ce/login'])
    expect({ path, page: pageOfPath(path) }).toEqual({ path, page: null })
})
