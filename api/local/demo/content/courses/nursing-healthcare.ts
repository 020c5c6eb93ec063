import type { CourseSource } from '../types.ts'

export const nursingHealthcare: CourseSource[] = [
  {
    slug: 'hipaa-essentials-for-front-desk-staff',
    title: 'HIPAA Essentials for Front Desk Staff',
    motif: 'shield-record',
    subtitle:
      'Protect patient privacy at the check-in window, on the phone and at the printer, in a lesson short enough for one break.',
    paragraphs: [
      'Most privacy incidents in a clinic are small and happen in the first ten feet: a name read aloud, a sign-in sheet left facing up, a message given to the wrong relative. This course looks at those ten feet.',
      'You will read one short lesson, work through an interactive walk around a front desk, and answer four questions. When you pass, your certificate is ready to print.',
      'Written for receptionists, schedulers, medical assistants and volunteers. Clinical staff may use it as an annual refresher.',
    ],
    outcomes: [
      [
        'Recognize protected health information in everyday front desk work',
        'A name beside an appointment time is already protected health information, because it links a person to care.',
      ],
      [
        'Apply the minimum necessary standard before you speak, print or forward',
        'Share what the task needs and stop there: a transport driver needs a time and a door, not a diagnosis.',
      ],
      [
        'Confirm who is on the phone before you give any information',
        'Ask for two identifiers that the caller supplies, and never read one out for the caller to confirm.',
      ],
      [
        'Report a privacy mistake the same day',
        'An early report keeps the options open; the investigation clock starts when anyone in the practice knows.',
      ],
    ],
    hours: 0.25,
    credits: 0.25,
    price: 1900,
    instructors: ['lorna-pridgen', 'marisol-etxeberria'],
    tags: ['annual-requirement', 'new-hire', 'short-course'],
    sequential: true,
    popularity: 96,
  },
  {
    slug: 'infection-prevention-for-clinical-staff',
    title: 'Infection Prevention for Clinical Staff',
    motif: 'hand-wash',
    subtitle:
      'Break the chain of transmission with hand hygiene, the right protective equipment and clean devices, shift after shift.',
    paragraphs: [
      'Infections acquired during care are rarely the result of one dramatic failure. They follow a missed moment of hand hygiene, a gown taken off in the wrong order, a line that nobody asked about. This course rebuilds those routines from the reason behind each step.',
      'You will study how organisms move, practice the choice between standard and transmission-based precautions, and use a one-page device checklist that many units keep on the cart.',
      'Suitable for registered and practical nurses, nursing assistants, therapists and dialysis technicians.',
    ],
    outcomes: [
      [
        'Explain the six links of the chain of infection and where each can be broken',
        'Hand hygiene breaks the mode of transmission, which is the link that staff control most often.',
      ],
      [
        'Perform hand hygiene at the five moments that matter',
        'Clean hands before touching a patient, before a clean procedure, after body fluid risk, after touching a patient and after touching the surroundings.',
      ],
      [
        'Select protective equipment for contact, droplet and airborne precautions',
        'Airborne precautions call for a fit-tested respirator and a negative pressure room, not only a surgical mask.',
      ],
      [
        'Put on and remove protective equipment in an order that protects you',
        'Gloves are usually the most contaminated item, so they leave first and hands are cleaned before the face is touched.',
      ],
      [
        'Question the need for a urinary catheter or central line every day',
        'The risk of infection grows with each day a device stays, so the safest device is the one removed today.',
      ],
    ],
    hours: 2,
    price: 3400,
    instructors: ['desmond-achterberg'],
    tags: ['annual-requirement', 'recently-updated'],
    popularity: 88,
  },
  {
    slug: 'sepsis-recognition-and-first-hour-care',
    title: 'Sepsis: Recognition and the First Hour',
    motif: 'heart-pulse',
    subtitle:
      'Notice the patient who is about to get worse, and start the first hour of care without waiting to be sure.',
    paragraphs: [
      'Sepsis is easy to recognize when it is late. This course is about the hour before that: the new confusion, the quiet fever, the breathing rate that nobody counted for a full minute.',
      'Three unfolding cases from an emergency department, a surgical floor and a skilled nursing facility show how the same signs look in different places, and what a nurse can begin while the provider is on the way.',
    ],
    outcomes: [
      [
        'Distinguish infection, sepsis and septic shock in plain clinical terms',
        'Sepsis is infection with organ dysfunction; shock adds low pressure or a raised lactate that fluids alone do not correct.',
      ],
      [
        'Use a bedside screening score without letting it overrule your judgment',
        'A low score never cancels a nurse who says that this patient looks different from an hour ago.',
      ],
      [
        'Carry out the first-hour bundle in the right order',
        'Blood cultures come before antibiotics when that does not delay them, and lactate is repeated if the first is raised.',
      ],
      [
        'Communicate concern with a structured handoff',
        'State the change, the number that worries you, and what you want the listener to do in the next ten minutes.',
      ],
      [
        'Adapt recognition to older adults',
        'Older adults may have sepsis with a normal temperature, so confusion or a fall can be the first sign.',
      ],
    ],
    hours: 2,
    price: 3900,
    instructors: ['marisol-etxeberria'],
    popularity: 74,
  },
  {
    slug: 'medication-safety-and-high-alert-drugs',
    title: 'Medication Safety and High-Alert Drugs',
    motif: 'pill',
    subtitle:
      'Prevent the errors that reach patients: look-alike names, insulin, anticoagulants, opioids and interrupted rounds.',
    paragraphs: [
      'A medication error usually passes three or four people before it reaches a patient. This course follows five real-to-life errors backward through ordering, dispensing and administration, and asks at each point what a careful person could have seen.',
      'You will leave with a routine for independent double checks that is worth the time it takes, and a way to report near misses that does not feel like a confession.',
    ],
    outcomes: [
      [
        'Identify high-alert medications on your unit',
        'Insulin, anticoagulants, opioids, concentrated electrolytes and chemotherapy cause most of the serious harm.',
      ],
      [
        'Carry out an independent double check that is truly independent',
        'The second person calculates before seeing the first answer; agreeing with a number is not a check.',
      ],
      [
        'Manage interruptions during preparation and administration',
        'After an interruption begin again at the label, because memory fills in the step that was skipped.',
      ],
      [
        'Read decimals and units defensively',
        'Write a zero before a decimal point and never after one: 0.5 mg is safe and 5.0 mg is not.',
      ],
      [
        'Report a near miss in a way that changes the system',
        'Describe what made the wrong action easy, so the fix can be a label, a bin or a default.',
      ],
    ],
    hours: 3,
    price: 4500,
    instructors: ['marisol-etxeberria'],
    tags: ['recently-updated'],
    popularity: 69,
  },
  {
    slug: 'documentation-that-holds-up',
    title: 'Nursing Documentation That Holds Up',
    motif: 'clipboard-check',
    subtitle: 'Write notes that help the next nurse tonight and still make sense to a reviewer in three years.',
    paragraphs: [
      'Good charting is short, timed and specific. This course compares pairs of notes about the same event and shows how a few words change what a reader can conclude.',
      'It covers late entries, copied text, templates that say too much, and what to do when the record and your memory disagree.',
    ],
    outcomes: [
      [
        'Replace conclusions with observations',
        'Write what you saw and heard: "unsteady on standing, needed two staff" tells more than "weak".',
      ],
      [
        'Make a late entry correctly',
        'Label it as late, give the present time and the time of the event, and never alter the earlier note.',
      ],
      [
        'Use templates and copied text without copying an error',
        'Every carried-forward line becomes your statement of today, so read it as if you had typed it.',
      ],
      [
        'Record a refusal of care',
        'Note what was offered, what the patient was told about the risk, the words used to refuse, and who was informed.',
      ],
    ],
    task: {
      title: 'A note of one event',
      html: `<p>At 14:20 you find Mr. Abara, 78, sitting on the floor beside his bed. He says that he "slid down" and that nothing hurts. His blood pressure is 138 over 80. You and a colleague help him up, and you call the physician at 14:40.</p>
<p>Write the note that you would leave in the record, in eight lines or fewer:</p>
<ul><li>what you saw, heard and measured, with the time of each;</li><li>what was done, by whom, and who was told;</li><li>nothing that you only suppose.</li></ul>
<p>You may attach the form of your own workplace, with the names taken out.</p>`,
    },
    sequential: false,
    hours: 1.5,
    price: 2900,
    instructors: ['marisol-etxeberria', 'lorna-pridgen'],
    tags: ['law-and-rules'],
    popularity: 52,
  },
  {
    slug: 'fall-prevention-in-long-term-care',
    title: 'Fall Prevention in Long-Term Care',
    motif: 'bed',
    subtitle:
      'Move from counting falls to removing their causes, one resident, one room and one medication list at a time.',
    paragraphs: [
      'Alarms tell you that a fall has happened. Prevention starts with knowing why this resident gets up at ten past four. The course teaches a post-fall huddle that finds a cause in fifteen minutes and a room walk that finds one before the fall.',
      'Nursing assistants, nurses and activity staff can take it together; each lesson ends with a task for the next shift.',
    ],
    outcomes: [
      [
        'Assess fall risk as a set of causes rather than a score',
        'Urgency, dizziness on standing, poor lighting and a new sedative are four different problems with four different answers.',
      ],
      [
        'Run a post-fall huddle within the hour',
        'Ask the resident first what they were trying to do; the answer names the unmet need.',
      ],
      [
        'Check for a drop in blood pressure on standing',
        'Measure lying, then standing at one and three minutes; a fall of 20 systolic points matters even without symptoms.',
      ],
      [
        'Adjust the room to the resident',
        'The height of the bed is right when the feet are flat and the knees are level with the hips.',
      ],
      [
        'Reduce restraint and alarm use safely',
        'An alarm removed with a toileting plan in its place usually lowers noise and falls together.',
      ],
    ],
    hours: 2,
    price: 2900,
    instructors: ['marisol-etxeberria', 'desmond-achterberg'],
    popularity: 47,
  },
  {
    slug: 'bloodborne-pathogens-for-healthcare-workers',
    title: 'Bloodborne Pathogens for Healthcare Workers',
    motif: 'syringe',
    subtitle:
      'Know what an exposure is, how to prevent it and exactly what to do in the first fifteen minutes after one.',
    paragraphs: [
      'Annual training for anyone who may meet blood or other potentially infectious material at work. It covers hepatitis B, hepatitis C and HIV, safer sharps, and the exposure control plan that your employer must keep where you can read it.',
      'The last lesson is a rehearsal: a needlestick at the end of a shift, told minute by minute.',
    ],
    outcomes: [
      [
        'Describe how bloodborne viruses are and are not transmitted at work',
        'Intact skin is a good barrier; a needlestick, a cut or a splash to the eyes or mouth is an exposure.',
      ],
      [
        'Use engineering controls and safe work practices',
        'Activate the safety device at once and drop the sharp in a container that is no more than three quarters full.',
      ],
      [
        'Choose protective equipment for the task',
        'Expect the splash: if you would step back from it, you need eye and face protection.',
      ],
      [
        'Act in the first fifteen minutes after an exposure',
        'Wash with soap and water or flush the eyes, report, and start the medical evaluation without finishing the shift.',
      ],
      [
        'Explain your right to the hepatitis B vaccine',
        'The employer offers it at no cost within ten working days of assignment, and you may accept later if you decline first.',
      ],
    ],
    hours: 1,
    price: 2200,
    instructors: ['desmond-achterberg'],
    tags: ['annual-requirement', 'new-hire', 'short-course'],
    popularity: 83,
  },
  {
    slug: 'dementia-care-communication',
    title: 'Dementia Care: Communication and Behavior',
    motif: 'heart-pulse',
    subtitle:
      'Understand what a behavior is saying and answer it in a way that lowers distress for everyone in the room.',
    paragraphs: [
      'A resident who refuses a bath every Tuesday is telling you something about Tuesday. This course treats behavior as communication and gives you a small set of approaches to try before anybody mentions medication.',
      'Short scenes from memory care show the same moment handled twice.',
    ],
    outcomes: [
      [
        'Describe how dementia changes memory, language and perception',
        'Emotional memory outlasts factual memory: the visit is forgotten, the warmth of it is not.',
      ],
      [
        'Approach, greet and cue a person with dementia',
        'Come from the front, at eye level, say your name, and give one step at a time.',
      ],
      [
        'Look for unmet needs behind a behavior',
        'Pain, thirst, boredom, noise and a full bladder explain more incidents than the diagnosis does.',
      ],
      [
        'Respond to repeated questions and to requests to go home',
        'Answer the feeling first: a person who asks for home may be asking for safety.',
      ],
      [
        'Support families through change',
        'Tell families what still works, not only what has been lost, and give them a task for the visit.',
      ],
    ],
    hours: 3,
    price: 3900,
    instructors: ['marisol-etxeberria'],
    popularity: 58,
  },
  {
    slug: 'pain-assessment-and-safer-opioid-use',
    title: 'Pain Assessment and Safer Opioid Use',
    motif: 'pill',
    subtitle:
      'Assess pain fairly, monitor sedation before breathing slows, and teach patients what to do with what is left over.',
    paragraphs: [
      'Pain care asks for two kinds of attention at once: believing the patient and watching the patient. The course joins both, from functional pain goals to sedation scales and naloxone.',
      'State boards differ in what they require on controlled substances; a table in the last lesson helps you find the rule for your license.',
    ],
    outcomes: [
      [
        'Take a pain history that goes beyond a number',
        'Ask what the pain stops the patient from doing; function is the goal that both sides can see.',
      ],
      [
        'Recognize sedation as the early sign of respiratory depression',
        'Sedation usually comes before a slow respiratory rate, so count and rouse before you medicate again.',
      ],
      [
        'Combine non-opioid and non-drug approaches',
        'Scheduled non-opioid medicine with ice, position and sleep often lowers the opioid dose needed.',
      ],
      [
        'Teach safe storage and disposal',
        "Count, lock and return: most misused pills come from a friend or relative's cabinet.",
      ],
      [
        'Recognize and reduce bias in pain care',
        "Use the same questions for every patient, and write the answer in the patient's words.",
      ],
    ],
    hours: 2,
    price: 3400,
    instructors: ['marisol-etxeberria'],
    tags: ['law-and-rules'],
    popularity: 61,
  },
  {
    slug: 'wound-care-fundamentals',
    title: 'Wound Care Fundamentals',
    motif: 'clipboard-check',
    subtitle: 'Measure, stage and dress common wounds with a reason for every product you open.',
    paragraphs: [
      'The dressing aisle is long and the principles are few: keep the wound moist, keep the edges dry, remove what is dead, and take the pressure off. You will practice describing wounds in words that a colleague can picture over the phone.',
      'Includes a skills sheet to complete with your own evaluator.',
    ],
    outcomes: [
      [
        'Measure a wound the same way every time',
        'Head to toe is length, side to side is width, and depth is taken at the deepest point with a moist swab.',
      ],
      [
        'Stage pressure injuries and know when staging does not apply',
        'Slough that hides the base makes an injury unstageable, and a skin tear is never staged.',
      ],
      [
        'Match the dressing to the amount of drainage',
        'Absorb a wet wound and donate moisture to a dry one; a soaked dressing damages the edge.',
      ],
      [
        'Recognize local and spreading infection',
        'New pain, odor and fragile bleeding tissue can appear before redness does.',
      ],
    ],
    hours: 3,
    price: 4900,
    instructors: ['desmond-achterberg', 'marisol-etxeberria'],
    option: 'blended',
    tags: ['hands-on'],
    popularity: 44,
  },
  {
    slug: 'workplace-violence-prevention-in-healthcare',
    title: 'Workplace Violence Prevention in Healthcare',
    motif: 'shield-record',
    subtitle: 'Read the early signs, keep an exit behind you and know that reporting is part of the job.',
    paragraphs: [
      'Nurses and aides are assaulted at work more often than most people believe, and report it less often than anyone should. This course covers risk by place and task, verbal de-escalation, and what a workplace plan has to contain.',
      'It does not teach physical holds. It teaches the ten minutes before they would be needed.',
    ],
    outcomes: [
      [
        'Recognize escalation early',
        'Pacing, clenched hands, a change in volume and repeated demands usually come minutes before contact.',
      ],
      [
        'Use space, posture and voice to lower tension',
        'Stand at an angle, two arm lengths away, with the door on your side and your hands visible.',
      ],
      [
        'Set a limit without a threat',
        'Offer two acceptable choices and the time to pick one; a limit with a way out is easier to take.',
      ],
      [
        'Report every incident, including verbal threats',
        'Unreported events never reach the plan, so the same corner stays dangerous.',
      ],
    ],
    hours: 1.5,
    price: 2700,
    instructors: ['desmond-achterberg', 'lorna-pridgen'],
    tags: ['annual-requirement'],
    popularity: 39,
  },
  {
    slug: 'telehealth-nursing-practice',
    title: 'Telehealth Nursing Practice',
    motif: 'stethoscope',
    subtitle: 'Assess, triage and teach through a screen, and know which state you are practicing in when you do.',
    paragraphs: [
      'A video visit hides the smell of the room and shows the kitchen counter. This course covers both sides: what an exam by camera can and cannot tell you, and how licensure, consent and privacy follow the patient rather than the nurse.',
      'Opens for enrollment when the interactive triage cases are complete.',
    ],
    outcomes: [
      [
        'Prepare the setting for a safe video visit',
        "Confirm the patient's location and a callback number before anything clinical; it is where help would be sent.",
      ],
      [
        'Carry out a focused assessment by camera',
        'Ask the patient to count breaths, press on a swelling and walk to the door while you watch.',
      ],
      [
        'Apply licensure rules across state lines',
        'Practice is generally taken to occur where the patient is at the time of the visit.',
      ],
      [
        'Decide when a visit must become in-person',
        'Chest pain, new weakness and a worried caregiver who cannot explain are reasons to stop and send.',
      ],
    ],
    hours: 2,
    price: 3400,
    instructors: ['marisol-etxeberria'],
    status: 3,
    popularity: 0,
  },
]
