import type { CourseSource } from '../types.ts'

export const childCare: CourseSource[] = [
  {
    slug: 'safe-sleep-for-infants',
    title: 'Safe Sleep for Infants in Child Care',
    motif: 'crib',
    subtitle: 'Back to sleep, alone, in a bare crib, every nap and with every caregiver.',
    paragraphs: [
      'One in five sudden infant deaths that happen during the day happens in child care, often in the first week, with a baby who slept another way at home. This course makes the safe way the only way in your room.',
      'You will set up a crib, write a sleep policy that parents can sign and practice the conversation with a grandmother who knows better. A room check for the wall is included.',
    ],
    outcomes: [
      [
        'Describe what is known about sudden infant death and suffocation',
        'A vulnerable infant, a critical age and an outside stress come together; only the stress is ours to change.',
      ],
      ['Set up a safe sleep space', 'A firm, flat crib with a fitted sheet and nothing else in it.'],
      [
        'Place and check sleeping infants correctly',
        'On the back every time, face uncovered, with a look and a record at regular intervals.',
      ],
      [
        'Explain the policy to families with respect',
        'Begin with what you share: everybody in the conversation wants the baby to wake.',
      ],
      ['Respond to an infant who is not breathing', 'Call out, start infant CPR, and have another person call 911.'],
    ],
    hours: 2,
    price: 1900,
    instructors: ['gwendolyn-harte-ames'],
    tags: ['annual-requirement', 'new-hire'],
    popularity: 92,
  },
  {
    slug: 'recognizing-and-reporting-child-abuse',
    title: 'Recognizing and Reporting Child Abuse and Neglect',
    motif: 'people',
    subtitle: 'Know the signs, write down what you saw and make the call that the law asks of you.',
    paragraphs: [
      'A mandated reporter needs reasonable suspicion, not proof. The course takes that sentence apart with care, through eight situations that are less clear than a poster.',
      'Because the subject is heavy, each lesson is short and ends with a place to get support.',
    ],
    outcomes: [
      [
        'Recognize physical and behavioral signs',
        'A bruise in a place that does not bump, such as the ear or the torso, deserves a question.',
      ],
      [
        'Respond when a child tells you something',
        'Listen, stay calm, promise support rather than secrecy, and ask no leading questions.',
      ],
      ['Make a report that can be used', 'Names, times, exact words, what you observed; your theory stays at home.'],
      [
        'Explain the protection and the duty of a reporter',
        'The duty is personal: telling the director does not discharge it in most states.',
      ],
    ],
    hours: 2,
    price: 2200,
    instructors: ['gwendolyn-harte-ames'],
    tags: ['annual-requirement', 'law-and-rules'],
    popularity: 84,
  },
  {
    slug: 'guiding-toddler-behavior',
    title: 'Guiding Toddler Behavior',
    motif: 'blocks',
    subtitle:
      'Biting, grabbing and the word no: answer with structure, language and a plan for the corner by the door.',
    paragraphs: [
      'Toddlers are not difficult; toddler rooms are. The course rearranges space, schedule and sentences before it asks anything of the child.',
    ],
    outcomes: [
      ['Relate behavior to development', 'A two-year-old can want and cannot wait; the room has to do the waiting.'],
      ['Arrange a room that prevents conflict', 'Two of every favorite toy and no long runway between the shelves.'],
      ['Use short, positive directions', 'Say what to do: "Feet on the floor" works where "Don\'t climb" does not.'],
      [
        'Respond to biting',
        'Comfort the bitten child first, then give the biter words, then look at the time and the place.',
      ],
      ['Plan with families', "Share the pattern, never the other child's name."],
    ],
    hours: 2,
    price: 2100,
    instructors: ['gwendolyn-harte-ames'],
    popularity: 68,
  },
  {
    slug: 'medication-administration-in-child-care',
    title: 'Medication Administration in Child Care',
    motif: 'bottle',
    subtitle: 'Accept, store, give and record medicine so that the right child gets the right dose.',
    paragraphs: [
      'Six rights, two signatures and one locked box. You will accept a medicine at drop-off, refuse another, measure four doses and record one mistake.',
    ],
    outcomes: [
      [
        'Check an authorization before accepting medicine',
        "Original container, child's name, current date, clear instructions and a parent's signature.",
      ],
      ['Measure liquid doses accurately', 'Use the syringe that came with it, at eye level, never a kitchen spoon.'],
      [
        'Use inhalers, spacers and auto-injectors',
        'Blue to the sky, orange to the thigh, hold for the count on the label, then call 911.',
      ],
      [
        'Record and report an error',
        'Call poison help at 1-800-222-1222, the parent and the director, and write it down while it is fresh.',
      ],
    ],
    hours: 3,
    price: 2900,
    instructors: ['gwendolyn-harte-ames', 'marisol-etxeberria'],
    option: 'blended',
    tags: ['hands-on'],
    popularity: 55,
  },
  {
    slug: 'family-child-care-business-basics',
    title: 'Family Child Care Business Basics',
    motif: 'book',
    subtitle: 'Contracts, rates, records and taxes for a program that shares a kitchen with a family.',
    paragraphs: [
      'You are a teacher until five and a business owner after that. This course sets up the second job so that it takes one evening a week.',
    ],
    outcomes: [
      [
        'Write a contract and policies that get followed',
        'State hours, late fees, vacation and notice before the first day, and keep your own rule once.',
      ],
      [
        'Set a rate from your costs',
        'Add food, supplies, insurance and your own pay before you ask what neighbors charge.',
      ],
      [
        'Keep records for taxes and the food program',
        'A mileage log and a meal count filled in daily are worth more than a perfect box in April.',
      ],
      [
        'Calculate time-space use of the home',
        'Hours used for care, divided by hours in the year, times the share of the space used.',
      ],
    ],
    hours: 3,
    price: 2600,
    instructors: ['mateo-lindquist'],
    tags: ['math'],
    popularity: 43,
  },
  {
    slug: 'early-literacy-every-day',
    title: 'Early Literacy Every Day',
    motif: 'book',
    subtitle: 'Grow readers at the diaper table, on the walk and in ten minutes of shared book time.',
    paragraphs: [
      'Children learn to read long before they read, from talk that goes back and forth. The course gives you routines, not worksheets.',
    ],
    outcomes: [
      ['Build vocabulary in routines', "Name, describe, wait: the pause is where the child's turn lives."],
      ['Read a book in dialogue', 'Ask about the picture, follow the answer, add one word.'],
      ['Play with sounds', 'Rhymes and clapped syllables come before letters and last longer.'],
      ['Support children who speak two languages', 'Two languages are not confusing; a child counts words in both.'],
    ],
    hours: 2,
    price: 1900,
    instructors: ['mateo-lindquist', 'gwendolyn-harte-ames'],
    popularity: 49,
  },
  {
    slug: 'playground-supervision-and-injury-prevention',
    title: 'Playground Supervision and Injury Prevention',
    motif: 'pinwheel',
    subtitle: 'Watch zones instead of clusters, and fix the fall before it happens.',
    paragraphs: [
      'Most playground injuries are falls to a surface that was too thin. You will measure a surface, map blind spots and write a supervision plan for two adults.',
    ],
    outcomes: [
      ['Position adults to cover every zone', 'Move, scan and count; two adults who chat are one adult.'],
      ['Check surfacing and equipment', 'Nine inches of wood chips under a climber, raked back after each week.'],
      [
        'Prevent entrapment and strangulation',
        'No strings, no scarves, and no opening between three and a half and nine inches.',
      ],
      ['Count children through transitions', 'Name to face at each door, both ways.'],
    ],
    hours: 1,
    price: 1500,
    instructors: ['mateo-lindquist'],
    tags: ['short-course'],
    popularity: 40,
  },
  {
    slug: 'infectious-illness-in-group-care',
    title: 'Infectious Illness in Group Care',
    motif: 'bandage',
    subtitle: 'Decide who stays, who goes home and what gets washed, without a debate at the door.',
    paragraphs: [
      'Runny noses stay and fevers with behavior change go home; in between there is a table. The course builds that table with you, and the diapering routine that prevents half of it.',
    ],
    outcomes: [
      [
        'Apply exclusion criteria consistently',
        'Ask whether the child can take part, whether you can care for the child, and whether it spreads.',
      ],
      [
        'Diaper in a sequence that stays clean',
        'Prepare, clean, remove, replace, wash the child, clean the surface, wash yourself.',
      ],
      [
        'Clean, sanitize and disinfect the right things',
        'Toys that were in a mouth are washed and sanitized before another mouth.',
      ],
      ['Inform families without naming a child', 'Post the illness, the signs and the incubation time.'],
    ],
    hours: 1.5,
    price: 1700,
    instructors: ['gwendolyn-harte-ames', 'desmond-achterberg'],
    popularity: 46,
  },
  {
    slug: 'emergency-preparedness-for-child-care',
    title: 'Emergency Preparedness for Child Care',
    motif: 'bandage',
    subtitle: 'Evacuate cribs, shelter toddlers and reunite families with a plan that fits in one bag.',
    paragraphs: [
      'Fire, weather, a stranger, a chemical truck on its side: four drills, one bag and a reunification form. Each lesson ends with something to pack or to post.',
    ],
    outcomes: [
      [
        'Write a plan for evacuation, shelter and lockdown',
        'Name two meeting places, one out of sight of the building.',
      ],
      [
        'Move infants and children with disabilities',
        'An evacuation crib fits through the door only if someone has tried it.',
      ],
      ['Run and record drills', 'Vary the hour: naps and outdoor time are when plans fail.'],
      [
        'Reunite children with families',
        'Release only to a listed adult, against identification, with a time and a signature.',
      ],
    ],
    hours: 2,
    price: 1900,
    instructors: ['gwendolyn-harte-ames'],
    tags: ['annual-requirement'],
    popularity: 52,
  },
  {
    slug: 'inclusive-practice-in-early-childhood',
    title: 'Inclusive Practice in Early Childhood',
    motif: 'people',
    subtitle: 'Adapt an activity in three ways so that every child has a part in it.',
    paragraphs: [
      'Inclusion is a set of small design choices: where the paint stands, how the song ends, who holds the other side. The course practices them on five activities you already do.',
    ],
    outcomes: [
      ['Use person-first and identity language with care', 'Ask the family which words they use, and then use those.'],
      ['Adapt materials, space and support', "Change the material first, the space second and the person's task last."],
      ['Take part in a family service plan', 'Bring one observation with a date, and leave with one goal you can see.'],
      ['Teach peers to include', 'Give the invitation a sentence: "Do you want to push or to catch?"'],
    ],
    hours: 2,
    price: 2100,
    instructors: ['gwendolyn-harte-ames'],
    popularity: 34,
  },
  {
    slug: 'sueno-seguro-para-bebes',
    title: 'Sueño seguro para bebés',
    motif: 'crib',
    subtitle: 'Boca arriba, solo y en una cuna vacía: en cada siesta y con cada persona que cuida.',
    paragraphs: [
      'Muchas muertes durante el sueño ocurren en los primeros días de cuidado fuera de casa, con un bebé que dormía de otra manera. El curso convierte la forma segura en la única forma de su sala.',
      'Incluye una lista para revisar la sala y frases para hablar con las familias.',
    ],
    outcomes: [
      [
        'Explicar qué aumenta el riesgo durante el sueño',
        'Se juntan un bebé vulnerable, una edad crítica y un factor externo; el factor externo lo podemos cambiar.',
      ],
      ['Preparar una cuna segura', 'Colchón firme y plano, sábana ajustada y nada más.'],
      [
        'Acostar y vigilar a los bebés',
        'Siempre boca arriba, con la cara descubierta y con un registro de cada revisión.',
      ],
      [
        'Hablar con las familias con respeto',
        'Empiece por lo que comparten: todos quieren que el bebé despierte bien.',
      ],
    ],
    hours: 2,
    price: 1900,
    instructors: ['beatriz-montenegro-hale', 'gwendolyn-harte-ames'],
    language: 'es',
    tags: ['spanish', 'annual-requirement'],
    popularity: 51,
  },
  {
    slug: 'school-age-programs-planning',
    title: 'Planning a School-Age Program',
    motif: 'pinwheel',
    subtitle: 'Fill the hours between the bell and the pickup with choice, movement and a snack worth coming for.',
    paragraphs: ['An outline in progress for after-school leaders: schedule, homework, clubs and the long summer day.'],
    outcomes: [
      ['Balance structure and choice', 'Offer three activities, one quiet, one active and one with the hands.'],
      ['Share leadership with children', 'A ten-year-old with a clipboard solves more than a rule does.'],
      ['Supervise a mixed-age group', 'Buddy by interest before you buddy by age.'],
    ],
    hours: 2,
    price: 2100,
    instructors: ['mateo-lindquist'],
    status: 1,
    popularity: 0,
  },
]
