/** Converts a pattern to the router's syntax: /portals/:id becomes /portals/$id. */
export const routerPath = (pattern: string): string => pattern.replace(/:(\w+)/g, '$$$1')
