/** How an accredited course is delivered, in the categories of the agencies. */
export const deliveryModeLabels = {
  online: 'Online, any time',
  live_online: 'Online, live',
  classroom: 'Classroom',
} as const
export type DeliveryMode = keyof typeof deliveryModeLabels
export const deliveryModes = Object.keys(deliveryModeLabels) as [DeliveryMode, ...DeliveryMode[]]
