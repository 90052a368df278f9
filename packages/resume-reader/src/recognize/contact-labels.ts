/** Labels before contact data, with or without a colon: "E-mail:", "M:". */
export const label =
  /^(?:e-?mail(?: address)?|mail|courriel|correo|phone(?: number)?|home(?: address)?|tel(?:ephone|efon|éfono|efono)?\.?|tél(?:éphone)?\.?|mobile|cell|mobil|telefon|handy|móvil|portable|address|location|adresse|anschrift|wohnort|dirección|domicilio|indirizzo|correo electrónico|website|web|homepage|portfolio|linkedin|github|gitlab|twitter|blog|url|[aempstw])\s*[:：]\s*|^(?:phone|telephone|tel|telefon|teléfono|téléphone|tél|mobile|mobil|cell|handy|[mpt])\.?\s+(?=[+(\d])|^e-?mail\s+(?=\S+@)|^(?:address|adresse|anschrift|wohnort|location)\s+(?=\S)/iu;

/** Labels in a column of their own. */
export const bareLabel =
  /^(?:e-?mail|mail|courriel|correo(?: electrónico)?|phone|tel|telephone|telefon|teléfono|téléphone|telefono|telefone|telefoon|mobile|mobil|móvil|portable|handy|cell|address|adresse|anschrift|wohnort|ort|dirección|domicilio|indirizzo|location|city|website|web|internet|homepage|linkedin|github|xing)[:.]?$/iu;

export const nameLabel =
  /^(?:(?:full |vor- und (?:nach|zu))?name|nombre(?: completo| y apellidos)?|nom(?: et prénom)?|nome(?: completo| e cognome)?|naam|apellidos? y nombres?|nombres? y apellidos?|cognome e nome|nom et prénoms?|name, vorname|vorname und name|surname and (?:first|given) names?|imię i nazwisko|namn|nimi)\s*(?::|$)/iu;

/** Labels of what a person does or is looking for, in forms. */
export const headlineLabel =
  /^(?:profession|job title|current position|position|job applied for|position applied for|preferred job|desired position|beruf|berufsbezeichnung|angestrebte (?:stelle|position)|puesto (?:solicitado|deseado|actual)|profesión|profesion|empleo deseado|poste (?:visé|recherché|actuel)|emploi recherché|professione|occupazione desiderata|posizione ricercata|profissão|cargo pretendido|beroep|gewenste functie|zawód|yrke|ammatti)\s*:?$/iu;

/** "Country of Citizenship: Canada": a label of a form before what it says. */
export const otherLabel = /^\p{Lu}[\p{L}’']+(?: (?:of|the|to|and|\p{Lu}[\p{L}’']*)){0,4}:\s\S/u;

/** Birth, family and the like: nothing that our fields have. */
export const personalData =
  /^(?:date of birth|birth ?date|born|age|gender|sex|marital status|nationality|citizenship|father|mother|passport|religion|driving licen[cs]e|geburts(?:datum|ort)|geboren|familienstand|staatsangehörigkeit|nationalität|konfession|führerschein|fecha de nacimiento|nacionalidad|estado civil|lugar de nacimiento|dni|carné|né(?:e)? le|date de naissance|nationalité|état civil|situation (?:familiale|de famille)|permis|data di nascita|nazionalità|stato civile|patente|data de nascimento|nacionalidade|geboortedatum|nationaliteit|burgerlijke staat|data urodzenia|narodowość|stan cywilny|födelsedatum|syntymäaika)(?![\p{L}])|^\d{2}\s(?:years|ans|años|anni|jahre|jaar|lat|år)\b/iu;

/** "Lebenslauf", "Last updated in March", page numbers. */
export const isFurniture = (text: string): boolean =>
  /^(?:(?:formato europeo per il )?curriculum vitae|(?:curriculum vitae )?europass(?: (?:cv|curriculum vitae))?|european cv format|modelo de curr[ií]culum(?: vitae)? europeo|modèle européen de curriculum vitae|modelo europeu de curriculum vitae|europäischer lebenslauf|cv|resume|résumé|(?:tabellarischer )?lebenslauf|curr[ií]culum(?: v[ií]t(?:ae|æ))?|currículo)$/i.test(
    text.trim(),
  ) ||
  /^(?:last updated|updated|page|seite|página|stand)\b/i.test(text) ||
  /^\d+\s*(?:\/|of)\s*\d+$/.test(text);

/** Separators, wide spaces, and where the next label starts. */
export const betweenParts =
  /\s*[|•·◆⋄∙▪❖◦○●◇■□]\s*|\s+[–—~∣⋅]\s+|\s{3,}|\t|\s+(?=(?:e-?mail|phone|tel|mobile|cell|telefon|téléphone|courriel|linkedin|website|web|[AEMPTW])\.?\s*:)|\s+(?=(?:phone|tel|mobile|mob|cell|telefon|téléphone|tél)\.?\s+[+(\d])|\s+(?=e-?mail\s+\S+@)|\s+(?=address\s+\d)/iu;
