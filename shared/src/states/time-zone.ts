/** The time zones of the states and territories of the United States, by their names of the IANA list, from east to west (LEG-003). */
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
