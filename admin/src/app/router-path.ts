/** The router's spelling of a pattern: /portals/:id is /portals/$id. */
export const routerPath = (pattern: string): string => pattern.replace(/:(\w+)/g, '$$$1')
