/** From which width on, in CSS pixels (LEG-023). */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1536 } as const

/** Below xl a page is a phone's or a tablet's. */
export const isMobile = (width: number): boolean => width < breakpoints.xl

/** So long a new size must stand before the page follows it (LEG-024). */
export const resized_ms = 50
