import type { CourseSource } from '../types.ts'

export const foodSafety: CourseSource[] = [
  {
    slug: 'food-handler-essentials',
    title: 'Food Handler Essentials',
    motif: 'thermometer',
    subtitle:
      'Everything a new food worker needs for the first shift: clean hands, safe temperatures, no cross-contact.',
    paragraphs: [
      'Five habits prevent most foodborne illness, and none of them takes longer than a minute. This course teaches the five in the order you will use them, from the hand sink to the walk-in.',
      'Short lessons, plain words, a temperature chart to keep and a ten-question exam. You can take it on a phone.',
      'Counties and states decide which certificate they accept; check with your local health department before you enroll.',
    ],
    outcomes: [
      [
        'Wash hands at the right times and for long enough',
        'The whole procedure takes about 20 seconds, with 10 to 15 of them spent scrubbing.',
      ],
      [
        'Keep food out of the temperature danger zone',
        'Bacteria grow fastest between 41 and 135 °F, so time in that range is counted.',
      ],
      [
        'Cook and check food to a safe internal temperature',
        'Poultry reaches 165 °F, ground meat 155 °F, whole fish and steaks 145 °F.',
      ],
      [
        'Prevent cross-contamination and allergen cross-contact',
        'Cooking kills most germs but does nothing to an allergen.',
      ],
      [
        'Know when to stay home and whom to tell',
        'Vomiting, diarrhea, jaundice and an infected wound have to be reported before the shift.',
      ],
    ],
    hours: 2,
    price: 1200,
    instructors: ['joyce-nakagawa-reid', 'octavio-berrones'],
    tags: ['new-hire'],
    popularity: 94,
  },
  {
    slug: 'manipulacion-segura-de-alimentos',
    title: 'Manipulación segura de alimentos',
    motif: 'soap',
    subtitle:
      'Lo que un trabajador de cocina necesita desde el primer turno: manos limpias, temperaturas seguras y nada de contacto cruzado.',
    paragraphs: [
      'Cinco hábitos evitan la mayoría de las enfermedades transmitidas por alimentos, y ninguno toma más de un minuto. El curso los enseña en el orden en que se usan, desde el lavamanos hasta la cámara fría.',
      'Lecciones cortas, palabras claras y una tabla de temperaturas para pegar en la pared. Se puede tomar en el teléfono.',
    ],
    outcomes: [
      [
        'Lavarse las manos en el momento y el tiempo correctos',
        'Todo el lavado dura unos 20 segundos, y de 10 a 15 son para frotar con jabón.',
      ],
      [
        'Mantener los alimentos fuera de la zona de peligro',
        'Las bacterias crecen más rápido entre 41 y 135 °F; por eso se cuenta el tiempo en ese rango.',
      ],
      [
        'Cocinar y medir la temperatura interna',
        'El pollo llega a 165 °F, la carne molida a 155 °F y el pescado entero a 145 °F.',
      ],
      [
        'Evitar la contaminación y el contacto con alérgenos',
        'El calor mata gérmenes, pero no quita un alérgeno: se necesita equipo limpio.',
      ],
      [
        'Saber cuándo quedarse en casa',
        'Vómito, diarrea, piel amarilla o una herida infectada se avisan antes de empezar el turno.',
      ],
    ],
    hours: 2,
    price: 1200,
    instructors: ['octavio-berrones'],
    language: 'es',
    tags: ['new-hire', 'spanish'],
    popularity: 71,
  },
  {
    slug: 'food-protection-manager-review',
    title: 'Food Protection Manager Review',
    motif: 'cloche',
    subtitle:
      'Prepare for a manager-level exam with a full review, eight practice sets and a plan for the week before.',
    paragraphs: [
      'A person in charge has to know why as well as what. This review moves from microbiology to management: hazards, flow of food, facilities, pests, inspections and the records that hold it together.',
      'It prepares you for a proctored exam but does not include one.',
    ],
    outcomes: [
      [
        'Relate common pathogens to the foods and mistakes that spread them',
        'Norovirus travels on hands, Listeria grows in the cold, and Bacillus cereus waits in rice.',
      ],
      [
        'Control time and temperature through the flow of food',
        'Cool from 135 to 70 °F within two hours and to 41 °F within four more.',
      ],
      [
        'Set up cleaning and sanitizing that can be verified',
        'A test strip turns "sanitized" from an opinion into a number.',
      ],
      ['Lead a self-inspection', 'Walk the path of the food, not the list of rooms.'],
      [
        'Respond to a suspected outbreak',
        'Stop service of the item, label and hold what is left, keep the records and call the health department.',
      ],
    ],
    hours: 8,
    price: 7900,
    instructors: ['joyce-nakagawa-reid'],
    tags: ['for-supervisors'],
    popularity: 76,
  },
  {
    slug: 'allergen-awareness-for-restaurants',
    title: 'Allergen Awareness for Restaurants',
    motif: 'apple-label',
    subtitle: 'Take an allergy order from the greeting to the table without a guess anywhere on the way.',
    paragraphs: [
      'One guest in ten asks. The course follows that question through host, server, line and expo, with a ticket that cannot be missed and a clean set of tools that is always the same color.',
    ],
    outcomes: [
      [
        'Name the nine major allergens and where they hide',
        'Milk, egg, fish, shellfish, tree nuts, peanut, wheat, soy and sesame turn up in sauces, marinades and fryer oil.',
      ],
      ['Answer an allergy question honestly', '"I will find out" is safer than "I think so", and it earns more trust.'],
      [
        'Prevent cross-contact on the line',
        'Change gloves, board and utensils; wiping moves an allergen, washing removes it.',
      ],
      [
        'Act on a reaction',
        'Call 911, ask about an auto-injector, stay with the guest and never send them to the restroom alone.',
      ],
    ],
    hours: 1,
    price: 1500,
    instructors: ['joyce-nakagawa-reid'],
    tags: ['short-course'],
    popularity: 64,
  },
  {
    slug: 'haccp-basics-for-small-operations',
    title: 'HACCP Basics for Small Operations',
    motif: 'thermometer',
    subtitle: 'Write a plan with seven principles, one flow diagram and no more critical points than you can watch.',
    paragraphs: [
      'A HACCP plan fails when it is copied. You will write one of your own for a single product, from receiving to service, and defend each critical limit with a source.',
    ],
    outcomes: [
      [
        'Draw a flow diagram that matches the kitchen',
        'Walk it during service: the diagram must show the counter where things really wait.',
      ],
      [
        'Carry out a hazard analysis',
        'List biological, chemical and physical hazards at each step and ask how likely and how serious.',
      ],
      [
        'Choose critical control points and limits',
        'A point is critical when losing control here cannot be repaired later.',
      ],
      [
        'Set monitoring, corrective action and verification',
        'Who, what, when and how often, and then somebody else who checks.',
      ],
      [
        'Keep records that an inspector can follow',
        'Fill in the log at the time of the reading; a perfect row of identical numbers convinces nobody.',
      ],
    ],
    hours: 4,
    price: 5900,
    instructors: ['joyce-nakagawa-reid'],
    tags: ['for-supervisors'],
    popularity: 43,
  },
  {
    slug: 'cooling-and-reheating-safely',
    title: 'Cooling and Reheating Safely',
    motif: 'fridge',
    subtitle: 'Master the step that causes more outbreaks than any other in commercial kitchens.',
    paragraphs: [
      'Twenty quarts of chili take all night to cool in the pot they were cooked in. The course tests five methods side by side, with thermometer curves, and lets you choose the one your kitchen can manage.',
    ],
    outcomes: [
      ['State the two-stage cooling rule', 'From 135 to 70 °F in two hours, then to 41 °F within the next four.'],
      [
        'Choose a cooling method by thickness and volume',
        'Two inches in a shallow pan cools overnight in a busy walk-in; six inches does not.',
      ],
      ['Reheat for hot holding', 'Bring it to 165 °F within two hours; a steam table holds heat but cannot make it.'],
      [
        'Decide when food has to be discarded',
        'Missing the first stage can be repaired at once by reheating, missing the second cannot.',
      ],
    ],
    hours: 1,
    price: 1500,
    instructors: ['octavio-berrones'],
    tags: ['short-course'],
    popularity: 38,
  },
  {
    slug: 'knife-skills-and-kitchen-injury-prevention',
    title: 'Knife Skills and Kitchen Injury Prevention',
    motif: 'chef-knife',
    subtitle: 'Cut faster by cutting safely, and keep burns, slips and strains off the incident log.',
    paragraphs: [
      'A sharp knife, a damp towel under the board and a claw grip: three changes prevent most cuts. The course adds what to do about hot oil, wet floors and fifty-pound bags.',
    ],
    outcomes: [
      ['Hold, guide, carry and store a knife safely', 'Tip down, edge back, and say "sharp" as you pass behind.'],
      [
        'Hone and sharpen on a schedule',
        'Honing aligns the edge every shift, sharpening renews it when honing no longer helps.',
      ],
      [
        'Prevent burns at fryers and ovens',
        'Dry food before the fryer, dry towels for hot pans, lids opened away from you.',
      ],
      [
        'Give first care for cuts and burns',
        'Pressure and height for a cut, cool running water for a burn, and no ice.',
      ],
    ],
    hours: 1,
    price: 1400,
    instructors: ['octavio-berrones'],
    option: 'blended',
    tags: ['hands-on', 'short-course'],
    popularity: 41,
  },
  {
    slug: 'receiving-and-storage',
    title: 'Receiving and Storage',
    motif: 'fridge',
    subtitle: 'Refuse the wrong delivery, place the right one and find it again before it expires.',
    paragraphs: [
      'Safety is decided at the back door in the four minutes when the driver wants a signature. The course gives you a receiving routine and a storage map for a walk-in, a reach-in and a dry store.',
    ],
    outcomes: [
      [
        'Inspect deliveries by temperature, package and date',
        'Cold food at 41 °F or below, frozen food solid, cans without dents on the seam.',
      ],
      ['Store raw foods in order of cooking temperature', 'Ready-to-eat on top, poultry at the bottom.'],
      [
        'Rotate stock and mark dates',
        'Opened ready-to-eat food held cold is kept seven days at most, counting the first.',
      ],
      ['Store chemicals apart', 'Below and away from food, in labeled bottles only.'],
    ],
    hours: 1,
    price: 1400,
    instructors: ['joyce-nakagawa-reid'],
    tags: ['short-course'],
    popularity: 29,
  },
  {
    slug: 'responsible-alcohol-service',
    title: 'Responsible Alcohol Service',
    motif: 'cloche',
    subtitle: 'Check identification, count drinks and say no in a way that keeps the evening pleasant.',
    paragraphs: [
      'Refusing service is a skill and can be rehearsed. Eight scenes from bars, weddings and a stadium concession show the refusal that worked and the sentence before it that mattered more.',
    ],
    outcomes: [
      [
        'Check an identification with a fixed routine',
        'Feel, look, compare, ask: the edge and the birth year catch most fakes.',
      ],
      [
        'Estimate how alcohol affects a guest',
        'Body size, food, medication and pace change the effect; coffee does not.',
      ],
      [
        'Recognize visible intoxication',
        "Look for change in speech, judgment and coordination from the guest's own arrival.",
      ],
      [
        'Refuse service and arrange a safe way home',
        'Tell a colleague first, speak privately, name the law rather than the guest.',
      ],
    ],
    hours: 2,
    price: 1800,
    instructors: ['octavio-berrones'],
    popularity: 56,
  },
  {
    slug: 'cleaning-and-sanitizing-that-works',
    title: 'Cleaning and Sanitizing That Works',
    motif: 'soap',
    subtitle: 'Clean, rinse, sanitize, air-dry: four steps, the right strength and a test strip to prove it.',
    paragraphs: [
      'Sanitizer on a dirty board sanitizes the dirt. This short course covers three-compartment sinks, dish machines, food-contact surfaces and a cleaning schedule that people follow.',
    ],
    outcomes: [
      ['Tell cleaning from sanitizing', 'Cleaning removes what you can see, sanitizing reduces what you cannot.'],
      [
        'Mix and test chlorine, quaternary ammonium and iodine',
        'Strength, temperature and contact time belong together and stand on the label.',
      ],
      [
        'Set up a three-compartment sink',
        'Wash at 110 °F or above, rinse clean, sanitize for the full time, never towel dry.',
      ],
      [
        'Write a master cleaning schedule',
        'What, how, when and who, with a box for a signature and a person who looks.',
      ],
    ],
    hours: 1,
    price: 1400,
    instructors: ['joyce-nakagawa-reid'],
    tags: ['short-course'],
    popularity: 33,
  },
  {
    slug: 'temporary-events-and-food-trucks',
    title: 'Temporary Events and Food Trucks',
    motif: 'apple-label',
    subtitle: 'Carry power, water, cold and a permit to places that have none of them.',
    paragraphs: [
      'A tent on a parking lot has to meet the same limits as a restaurant. The course plans one weekend fair from permit to teardown, and one truck from commissary to curb.',
    ],
    outcomes: [
      [
        'Plan water, waste and hand washing',
        'A five-gallon insulated container with a free-flowing spout is the usual minimum for hands.',
      ],
      [
        'Keep food hot and cold without a building',
        'Pre-chill everything, pack ice around the food and log temperatures hourly.',
      ],
      ['Work with a commissary', 'Most jurisdictions want daily return, waste disposal and a signed agreement.'],
      ['Prepare for the opening inspection', 'Set the hand sink first; many openings are delayed by nothing else.'],
    ],
    hours: 1.5,
    price: 1700,
    instructors: ['octavio-berrones'],
    popularity: 27,
  },
  {
    slug: 'retail-meat-and-deli-safety',
    title: 'Retail Meat and Deli Safety',
    motif: 'chef-knife',
    subtitle: 'Control Listeria at the slicer and keep grinding logs that trace every pound.',
    paragraphs: [
      'Being written with two regional grocers. It covers slicer breakdown, grinding logs, date marking and the cold chain between the case and the cart.',
    ],
    outcomes: [
      ['Break down, clean and sanitize a slicer', 'Every four hours at room temperature, with the blade guard off.'],
      ['Keep a grinding log', 'Record source, lot, time and clean-out so that one bad pound does not recall a week.'],
      ['Control Listeria in a cold, wet room', 'Drains, wheels and hoses spread it more than hands do.'],
      ['Respond to a recall notice', 'Pull, count, isolate, sign and keep the notice with the log.'],
    ],
    hours: 2,
    price: 2400,
    instructors: ['joyce-nakagawa-reid'],
    status: 1,
    popularity: 0,
  },
]
