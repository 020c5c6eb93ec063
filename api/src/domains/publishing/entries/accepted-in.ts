/**
 * Where public pages read a course's agencies and states: from its accreditations that are valid today (views of migration 0530), never from what the
 * course says of itself.
 */
export const acceptedIn = {
  agencies: { between: 'accepted_agencies', column: 'agency_id' },
  states: { between: 'accepted_states', column: 'state_id' },
} as const
