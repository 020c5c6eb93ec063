import { resources } from '../resources/resources.ts'
import type { Resource } from '../resources/resource.ts'
import { listPath, listRouteName } from './list-path.ts'
import { unbuilt, type Page } from './page.ts'
import { below, staff } from './staff-rules.ts'

/** Pages of a declared list: the list, its entries, and the form for a new entry if one can be created (REF-001). */
const pagesOfList = (resource: Resource): readonly (readonly [string, Page])[] => {
  const { name, title, noun, icon, calls, of_core, of_provider, only_core } = resource
  const guards = of_provider ? (['auth', 'onlyCorePortal'] as const) : staff().guards
  const list = { ...staff(`${noun}.read`), guards, made: 'staff' } as const
  const menu = {
    title,
    group: of_provider ? 'Your company' : noun === 'lists' ? 'Catalog lists' : 'Content',
    icon,
    action: `${noun}.read`,
    ...(of_core || of_provider || only_core ? { core_portal: true as const } : {}),
  } as const
  const pageAt = (rest?: 'create' | ':id') => ({
    ...list,
    pattern: listPath(resource, rest),
    route_name: listRouteName(resource, rest),
  })
  return [
    [`lists.${name}`, { ...pageAt(), menu }],
    [`lists.${name}.entry`, pageAt(':id')],
    ...(calls.includes('create') ? ([[`lists.${name}.create`, pageAt('create')]] as const) : []),
  ]
}
export const staffListPages: Readonly<Record<string, Page>> = Object.fromEntries(resources.flatMap(pagesOfList))

const list = (name: string): string[] => [listPath({ name }), ...below(listPath({ name }), 'create', ':id')]

/** Lists of the specification that are not declared yet. */
export const staffListUnbuilt: readonly Page[] = [
  ...unbuilt(staff('lists.read'), [...list('shippable-products'), '/portals/bundles/:id/shipping']),
  ...unbuilt(staff('pages.read'), [...list('widgets'), '/portals/pages', '/portals/pages/:id']),
  // Staff never write reviews (OP-57).
  ...unbuilt(staff('reviews.moderate'), [listPath({ name: 'reviews' }, 'create')]),
]
