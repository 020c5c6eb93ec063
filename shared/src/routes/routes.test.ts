import { expect, test } from 'vitest'
import { staffMenu } from './staff-menu.ts'
import { allPages } from '../pages/all-pages.ts'
import { isRoute } from './route-of-path.ts'

const routes = allPages.filter(isRoute)

test('[SES-019] [SES-021] matches the snapshot of every path with its app, layout, guards and scopes', () => {
  const table = routes.map(({ pattern, app, layout, guards, throws = false, scopes = null, closed_to_limited }) => ({
    pattern,
    app,
    layout,
    guards,
    throws,
    scopes,
    closed_to_limited,
  }))
  expect(table.toSorted((a, b) => (a.pattern < b.pattern ? -1 : 1)).map((row) => JSON.stringify(row))).toMatchSnapshot()
})

test('[ROL-029] matches the snapshot of the whole menu', () => {
  expect(staffMenu).toMatchSnapshot()
})
