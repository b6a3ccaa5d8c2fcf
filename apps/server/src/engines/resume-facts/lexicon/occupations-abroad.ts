import { OCCUPATIONS } from './occupations.ts';

/**
 * Occupations in German, French, Spanish, Portuguese and Italian, by their English names; in lower case, women's and men's
 * forms. Our own list, after the unit groups of ISCO-08 (International Labour Organization). Of several English names of one
 * occupation each has a line of its own.
 */
const ABROAD = `
accountant: buchhalter, buchhalterin, bilanzbuchhalter, bilanzbuchhalterin, comptable, contable, contador, contadora, contabilista, contabile, ragioniere
administrative assistant: bürokauffrau, bürokaufmann, verwaltungsangestellte, assistant administratif, assistante administrative, auxiliar administrativo, administrativo, administrativa, assistente administrativo, assistente administrativa, impiegato amministrativo, impiegata amministrativa
architect: architekt, architektin, architecte, arquitecto, arquitecta, arquiteto, arquiteta, architetto
baker: bäcker, bäckerin, boulanger, boulangère, panadero, panadera, padeiro, padeira, panettiere
buyer: einkäufer, einkäuferin, acheteur, acheteuse, comprador, compradora
carpenter: tischler, tischlerin, schreiner, schreinerin, zimmermann, menuisier, menuisière, charpentier, carpintero, carpintera, carpinteiro, carpinteira, falegname
cashier: kassierer, kassiererin, caissier, caissière, cajero, cajera, caixa, cassiere, cassiera
chef: küchenchef, küchenchefin, koch, köchin, chef de cuisine, cuisinier, cuisinière, jefe de cocina, jefa de cocina, cocinero, cocinera, chefe de cozinha, cozinheiro, cozinheira, capocuoco, cuoco, cuoca
civil engineer: bauingenieur, bauingenieurin, ingénieur génie civil, ingénieur civil, ingénieure civile, ingeniero civil, ingeniera civil, ingeniero de caminos, engenheiro civil, engenheira civil, ingegnere civile
cleaner: reinigungskraft, agent d'entretien, agente d'entretien, limpiador, limpiadora, faxineiro, faxineira, addetto alle pulizie
consultant: berater, beraterin, consultante, consultor, consultora, consulente
cook: koch, köchin, cuisinier, cuisinière, cocinero, cocinera, cozinheiro, cozinheira, cuoco, cuoca
dentist: zahnarzt, zahnärztin, dentiste, chirurgien-dentiste, dentista, odontólogo, odontóloga
designer: gestalter, gestalterin, graphiste, diseñador, diseñadora, progettista
developer: entwickler, entwicklerin, softwareentwickler, softwareentwicklerin, développeur, développeuse, desarrollador, desarrolladora, desenvolvedor, desenvolvedora, programador, programadora, sviluppatore, sviluppatrice
doctor: arzt, ärztin, assistenzarzt, assistenzärztin, médecin, médico, médica, medico
driver: fahrer, fahrerin, berufskraftfahrer, kraftfahrer, chauffeur, conducteur, conductrice, chófer, motorista, autista
electrician: elektriker, elektrikerin, elektroinstallateur, elektroniker, elektronikerin, électricien, électricienne, electricista, eletricista, elettricista
engineer: ingenieur, ingenieurin, ingénieur, ingénieure, ingeniero, ingeniera, engenheiro, engenheira, ingegnere
head chef: küchenchef, küchenchefin, chef de cuisine, jefe de cocina, jefa de cocina, chefe de cozinha, capocuoco
lawyer: rechtsanwalt, rechtsanwältin, jurist, juristin, avocat, avocate, juriste, abogado, abogada, advogado, advogada, avvocato, avvocatessa, avvocata
mechanic: mechaniker, mechanikerin, mechatroniker, mechatronikerin, mécanicien, mécanicienne, mecánico, mecánica, mecânico, mecânica, meccanico
midwife: hebamme, sage-femme, matrona, partera, parteira, ostetrica
nurse: krankenschwester, krankenpfleger, krankenpflegerin, gesundheits- und krankenpfleger, gesundheits- und krankenpflegerin, pflegefachkraft, pflegefachfrau, pflegefachmann, infirmier, infirmière, enfermero, enfermera, enfermeiro, enfermeira, infermiere, infermiera
pharmacist: apotheker, apothekerin, pharmacien, pharmacienne, farmacéutico, farmacéutica, farmacêutico, farmacêutica, farmacista
physiotherapist: physiotherapeut, physiotherapeutin, kinésithérapeute, fisioterapeuta, fisioterapista
plumber: klempner, installateur, plombier, plombière, fontanero, fontanera, encanador, idraulico
project manager: projektleiter, projektleiterin, projektmanager, projektmanagerin, chef de projet, cheffe de projet, jefe de proyecto, jefa de proyecto, jefe de proyectos, director de proyectos, gerente de projetos, gestor de projetos, gestora de projetos, project manager, responsabile di progetto
psychologist: psychologe, psychologin, psychologue, psicólogo, psicóloga, psicologo, psicologa
receptionist: empfangsmitarbeiter, empfangsmitarbeiterin, rezeptionist, rezeptionistin, réceptionniste, hôte d'accueil, hôtesse d'accueil, recepcionista, receptionniste, addetto alla reception
sales manager: vertriebsleiter, vertriebsleiterin, verkaufsleiter, verkaufsleiterin, directeur commercial, directrice commerciale, responsable commercial, responsable commerciale, responsable des ventes, jefe de ventas, jefa de ventas, gerente de ventas, director comercial, directora comercial, gestor de vendas, gestora de vendas, gerente de vendas, gerente comercial, responsabile vendite, direttore commerciale
salesperson: verkäufer, verkäuferin, vendeur, vendeuse, vendedor, vendedora, venditore, venditrice, commesso, commessa
secretary: sekretär, sekretärin, secrétaire, secretario, secretaria, secretário, secretária, segretario, segretaria
social worker: sozialarbeiter, sozialarbeiterin, assistant social, assistante sociale, travailleur social, travailleuse sociale, trabajador social, trabajadora social, assistente social, assistente sociale
surgeon: chirurg, chirurgin, chirurgien, chirurgienne, cirujano, cirujana, cirurgião, cirurgiã, chirurgo
systems administrator: systemadministrator, systemadministratorin, administrateur système, administratrice système, administrateur systèmes, administrador de sistemas, administradora de sistemas, amministratore di sistema
teacher: lehrer, lehrerin, grundschullehrer, grundschullehrerin, lehrkraft, enseignant, enseignante, professeur, professeure, instituteur, institutrice, profesor, profesora, maestro, maestra, docente, professora, insegnante
technician: techniker, technikerin, technicien, technicienne, técnico, técnica, tecnico
translator: übersetzer, übersetzerin, traducteur, traductrice, traductor, traductora, tradutor, tradutora, traduttore, traduttrice
veterinarian: tierarzt, tierärztin, vétérinaire, veterinario, veterinaria, veterinário, veterinária
waiter: kellner, kellnerin, serveur, serveuse, camarero, camarera, garçom, garçonete, empregado de mesa, cameriere, cameriera
warehouse worker: lagerist, lageristin, lagermitarbeiter, magasinier, magasinière, cariste, mozo de almacén, operario de almacén, auxiliar de almacén, auxiliar de armazém, estoquista, magazziniere
welder: schweißer, schweisser, schweißerin, soudeur, soudeuse, soldador, soldadora, saldatore`;

/** Names abroad by the English one. */
const BY_ENGLISH = new Map(
  ABROAD.trim()
    .split('\n')
    .map((line): [string, readonly string[]] => {
      const [english = '', names = ''] = line.split(': ');
      return [english, names.split(', ')];
    }),
);

/** The English names by one abroad, the longest alone: `küchenchef` is a head chef, and `köchin` a chef and a cook. */
const ENGLISH = Map.groupBy(
  [...BY_ENGLISH].flatMap(([english, names]) => names.map((name) => ({ english, name }))),
  ({ name }) => name,
);

/** What an occupation is called in other languages, by its English name or by one of those; in lower case, the singular. */
export function namesAbroad(name: string): readonly string[] {
  const abroad = BY_ENGLISH.get(name);
  if (abroad) return abroad;
  // `Contadores` has lost its s alone.
  const named = ENGLISH.get(name) ?? ENGLISH.get(name.replace(/(?<=r)e$/u, '')) ?? [];
  const names = named.map(({ english }) => english);
  const longest = Math.max(0, ...names.map(({ length }) => length));
  return names
    .filter(({ length }) => length === longest)
    .flatMap((english) => [english, ...(BY_ENGLISH.get(english) ?? [])]);
}

/** Whether people are called so in other languages, one of them or several, and not in English. */
export const isOccupationAbroad = (word: string): boolean =>
  [word, word.replace(/s$/u, ''), word.replace(/es$/u, '')].some(
    (name) => ENGLISH.has(name) && !OCCUPATIONS.has(name),
  );

/** Occupations abroad of one word, which a title has in it as English ones have `nurse`. */
export const HEADS_ABROAD: readonly string[] = [...ENGLISH.keys()].filter((name) => !/[\s']/u.test(name));
