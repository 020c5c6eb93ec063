import { listPath } from '@portico/shared/pages/list-path.ts'
import { resources } from '@portico/shared/resources/resources.ts'
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { listSearchOf } from '../lists/resource-list/list-search.ts'
import { routerPath } from './router-path.ts'

const list = () => import('../lists/resource-list/resource-list-page.tsx')
const form = () => import('../lists/resource-form/resource-form-page.tsx')
const ResourceListPage = lazyRouteComponent(list, 'ResourceListPage')
const ResourceCreatePage = lazyRouteComponent(form, 'ResourceCreatePage')
const ResourceEditPage = lazyRouteComponent(form, 'ResourceEditPage')

/**
 * Creates three pages per declared list, or two if entries cannot be created. Their paths contain the list's name, so that /portals/:id still means a
 * portal (REF-001).
 */
export const listRoutes = (root: AnyRoute): AnyRoute[] =>
  resources.flatMap((resource) => {
    const at = (rest?: 'create' | ':id') => ({
      getParentRoute: () => root,
      path: routerPath(listPath(resource, rest)),
    })
    return [
      createRoute({
        ...at(),
        validateSearch: listSearchOf(resource),
        component: () => <ResourceListPage resource={resource} />,
      }),
      createRoute({ ...at(':id'), component: () => <ResourceEditPage resource={resource} /> }),
      ...(resource.calls.includes('create')
        ? [createRoute({ ...at('create'), component: () => <ResourceCreatePage resource={resource} /> })]
        : []),
    ]
  })
