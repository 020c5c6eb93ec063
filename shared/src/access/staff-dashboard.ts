/** Where whoever runs a portal lands; apart from the other addresses, which the scripts of every public page carry. */
export const staffDashboard = '/admin/dashboard'
