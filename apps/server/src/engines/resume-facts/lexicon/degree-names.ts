const SECONDARY = String.raw`higher secondary|senior secondary|(?<!\p{Lu}\p{L}+['’]?s?\s)secondary school|intermediate|matriculation`;

/** Full degree names, longer ones before their prefixes. Boards and schools may have the same names. */
export const NAMES_IN_FULL = [
  String.raw`bachelor(?:['’]?s)?(?:\sdegree)?`,
  String.raw`master(?:['’]?s)?(?:\sdegree)?|masters`,
  String.raw`doctorate|doctor of \p{L}+`,
  String.raw`post[\s-]?graduat(?:e|ion)|post[\s-]?graduate diploma`,
  String.raw`under[\s-]?graduate`,
  String.raw`(?=grad)(?<=^\s*|(?:completed|pursuing|my|did)\s)graduat(?:e|ion)(?!\s?(?:date|year|:))`,
  String.raw`associate(?:['’]?s)?(?:\sof|\sin|\sdegree)|foundation degree|specialist degree`,
  String.raw`(?:advanced?\s|higher\s|higher national\s|pg\s|post graduate\s|honou?rs\s)?diploma`,
  String.raw`(?=[sjh])(?<=^\s*)(?:senior |junior )?high school(?: diploma)?(?!,?\s\p{L})`,
  String.raw`(?:${SECONDARY})(?: certificate)?(?!\s(?:[\p{L}.]+\s){0,4}(?:school|college)\b)`,
  String.raw`(?:class|std\.?|standard)\s(?:x|xii|10|12)(?:th)?|(?:10|12)\s?th|10\s?\+\s?2|x(?:ii)?th`,
  String.raw`s\.?s\.?l\.?c|(?:higher |senior )?secondary \((?:x|xii|10th|12th|ssc|hsc)\)|plus two`,
  String.raw`matric(?=\s*(?:$|[(,–-]))`,
  String.raw`general education(?:al)? development|juris doctor|chartered\s+accountan(?:t|cy)`,
  String.raw`degree in(?=\s\p{Lu})|[ns]vq(?: level \d)?`,
  String.raw`(?:graduate |post[\s-]?graduate |advanced |higher |national |trade )?certificate (?:i{1,3}v?|iv|v|[1-6]|level \d)(?= )`,
  String.raw`(?:(?:post[\s-]?)?graduate |trade |national |n[1-6] )?certificate,? (?:in|of)(?=\s\p{Lu})`,
  'graduate certificate|trade certificate',
  String.raw`a[\s-]levels?|gcses?|btec(?: level \d| national| higher)?|(?=[gf])(?<=^\s*)(?:grade|form) (?:[456]|10|12)`,
  String.raw`(?:advanced|executive|general|senior) management program(?:me)?|post[\s-]?graduate program(?:me)?`,
];

const SCHOOLS = 'west african|senior|higher|high|junior|upper|secondary|elementary';

/** School certificates, from university entrance down to the first. */
export const SCHOOL_PAPERS = [
  '(?:(?:upper|first|primary|secondary) ){0,2}(?:school )?leaving cert(?:ificate)?',
  '(?:national )?senior certificate|junior cert(?:ificate)?',
  `(?:(?:${SCHOOLS}) ){0,3}school (?:certificate|diploma)(?: examination)?`,
  '(?:general nursing(?: (?:and|&) midwifery)?)',
  String.raw`(?:gce|g\.c\.e\.?)(?:\s['‘’"]?(?:advanced|ordinary|[ao])['’"]?[\s-]levels?)?|igcses?`,
  String.raw`(?:['‘][ao]['’]|o|as)[\s-]levels?|(?=[ao]\/)(?<=^\s*)[ao]\/l`,
  String.raw`wassce|waec|neco|ssce|nabteb|bece|k\.?c\.?[sp]\.?e|uace|uce|csee|acsee|csec|zimsec|stpm|hssc|ossd|tawjihi|thanaweya|bepc`,
  String.raw`international baccalaureate|ib diploma|qqi level \d|fetac level \d`,
  String.raw`city (?:&|and) guilds(?: level \d)?|rqf level \d|functional skills`,
];

/** Degrees, trades and school certificates in other languages, and their English translations. */
export const NAMES_ELSEWHERE = [
  // A `driving licence` and a `Licence: class 1` are not degrees.
  String.raw`(?<!\p{L}[ -])licence(?!\s?(?:no|number|category|class|to)\b|\s?[:.#])`,
  'licenciatura|licenciad[oa]|ingenier[íi]a|(?=ing)(?<=^\\s*)ingenier[oa]',
  'maestr[íi]a|mag[íi]ster|grado en|bachillerato|doctorado',
  String.raw`laurea|magistrale|maturità|matura`,
  String.raw`diplom(?:-\p{L}+)?|diplôme|classes? prépa(?:ratoire)?s?|dipl\.[\s-]?\p{L}+\.?`,
  '(?:fach)?abitur|staatsexamen',
  '(?:allgemeine |fachgebundene )?(?:fach|hoch|fachhoch|fachoberhoch|fachober)schulreife|mittlere reife',
  '(?:haupt|real)schulabschluss|mittlerer schulabschluss',
  String.raw`staatlich (?:geprüfte?r?|anerkannte?r?) \p{L}+|state[\s-](?:certified|examined) \p{L}+`,
  String.raw`(?=aus)(?<=^\s*)ausbildung(?= (?!und ))|umschulung (?:zum|zur)`,
  '(?:vocational training|apprenticeship) (?:as|in)|gesellenbrief|meisterbrief',
  'kauf(?:mann|frau) (?:für|im)',
  String.raw`baccalauréat|mastère|master [12]|bts|dut|bac (?:pro|général|technologique|es|l|s|st\p{L}*)|brevet`,
  String.raw`(?=cap)(?<=^\s*)cap(?=\s\p{Lu})`,
  String.raw`dr\.?\s(?:rer|phil|med|ing|iur|jur)\.?(?:\s(?:nat|pol|oec|medic)\.?)?`,
  'bacharelado|mestrado|doutorado|ensino médio|pós-graduação',
  'ingénieur|tecnólog[oa]|técnico superior|magister|mag\\.|licencjat',
];
