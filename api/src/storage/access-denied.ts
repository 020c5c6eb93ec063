/** Whether a bucket refused to say what it has: to a key that may read files and not list them, it says so of every file that is missing. */
export const isAccessDenied = (error: unknown): boolean => error instanceof Error && error.name === 'AccessDenied'
