import { learnerRoutes } from './learner-routes.ts'
import { siteRoutes } from './site-routes.ts'
import { staffRoutes } from './staff-routes.ts'
import type { Route } from './route.ts'

export const routes: readonly Route[] = [...siteRoutes, ...learnerRoutes, ...staffRoutes]
