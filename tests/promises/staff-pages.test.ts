import { expect, test } from 'vitest'
import { staffPages, type StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import { featurePages } from '../../admin/src/features/pages.ts'
import type { StaffPage } from '../../admin/src/kernel/staff-page.ts'
import { projectSources } from '../support/project-sources.ts'

const admin = projectSources().filter(({ path }) => path.startsWith('admin/src/') && path.endsWith('.tsx'))

test('every staff page has a component or redirect; a missing one does not compile', () => {
  expect(Object.keys(featurePages).toSorted()).toEqual(Object.keys(staffPages).toSorted())
  const { users: _missing, ...others } = featurePages
  // @ts-expect-error: the users page is missing
  const incomplete: Readonly<Record<StaffPageName, StaffPage>> = others
  expect(incomplete).not.toHaveProperty('users')
})

test('every table of the admin app is a DataTable', () => {
  const tables = admin.filter(({ text }) => /<table\b/.test(text)).map(({ path }) => path)
  expect(tables).toEqual(['admin/src/kernel/data-table/data-table.tsx'])
  expect(admin.filter(({ text }) => text.includes('<DataTable')).length).toBeGreaterThanOrEqual(12)
})
