/** Landing page of roles that run a portal. Separate from the other paths because those are in the scripts of every public page. */
export const staffDashboard = '/admin/dashboard'
