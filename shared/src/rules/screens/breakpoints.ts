/** Minimum width of each breakpoint, in CSS pixels (LEG-023). */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1536 } as const

/** Treats widths below xl as phone or tablet. */
export const isMobile = (width: number): boolean => width < breakpoints.xl

/** Milliseconds a new window size must hold before the page adapts to it (LEG-024). */
export const resizeDebounce_ms = 50
