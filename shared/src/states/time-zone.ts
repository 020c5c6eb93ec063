/** Time zones of the US states and territories, by IANA name, from east to west (LEG-003). */
export const timeZoneLabels = {
  'America/Puerto_Rico': 'Atlantic Time (Puerto Rico)',
  'America/New_York': 'Eastern Time',
  'America/Chicago': 'Central Time',
  'America/Denver': 'Mountain Time',
  'America/Phoenix': 'Mountain Time (Arizona)',
  'America/Los_Angeles': 'Pacific Time',
  'America/Anchorage': 'Alaska Time',
  'Pacific/Honolulu': 'Hawaii Time',
  'Pacific/Pago_Pago': 'Samoa Time',
  'Pacific/Guam': 'Guam Time',
} as const
