import type { LegalTemplate } from '../document';

/** Spec, sections 1, 5 and 9 (*Loan terms*). */
export const loanTerms: LegalTemplate = ({ appTitle, contactEmail, servicePhone }) => ({
  introduction: [
    `Estos términos rigen los préstamos que usted solicita por medio de ${appTitle}. Al solicitar un préstamo, usted declara haberlos leído y aceptado.`,
    'Las cifras de su préstamo (importe, plazo, costo y fechas) son las que la aplicación le muestra antes de confirmarlo y las que constan en su contrato.',
  ],
  sections: [
    {
      title: 'Quién puede solicitar un préstamo',
      blocks: [
        'Puede solicitar un préstamo quien reúna estas condiciones:',
        [
          'ser nacional de la India;',
          'ser mayor de edad (más de 18 años);',
          'tener una cuenta bancaria y un número de teléfono a su nombre;',
          'entregar información verdadera, completa y vigente.',
        ],
      ],
    },
    {
      title: 'Plazo',
      blocks: [
        'El plazo del préstamo es de 91 a 365 días naturales, contados desde el desembolso. El plazo de cada préstamo consta en su contrato.',
      ],
    },
    {
      title: 'Solicitud y decisión',
      blocks: [
        'Decidimos sobre su solicitud en un plazo de 1 día. Podemos aprobarla, aprobarla por otro importe o rechazarla, y le informamos del resultado en la aplicación.',
      ],
    },
    {
      title: 'Desembolso',
      blocks: [
        'Una vez aprobado el préstamo, los fondos se abonan en su cuenta bancaria en un plazo de 1 a 3 días.',
        'Si los datos de la cuenta son erróneos y el abono es rechazado, le pedimos que los corrija; el préstamo no genera cargos mientras no reciba los fondos.',
      ],
    },
    {
      title: 'Pago',
      blocks: [
        'Usted paga cada cuota a más tardar en su fecha de vencimiento, por los medios que la aplicación le ofrece. Un pago se considera hecho cuando lo recibimos.',
        'Guarde el comprobante hasta que el pago aparezca en la aplicación.',
      ],
    },
    {
      title: 'Pago anticipado',
      blocks: [
        'Puede liquidar el préstamo antes de su vencimiento cuando haya transcurrido la mitad del plazo y hayan pasado al menos 7 días desde el desembolso.',
      ],
    },
    {
      title: 'Incumplimiento y penalizaciones',
      blocks: [
        'Si no paga una cuota en su fecha de vencimiento, se aplica una penalización por incumplimiento, una sola vez:',
        ['clientes nuevos: Rs.1,000;', 'clientes recurrentes: Rs.800.'],
        'Además, se causa un interés de penalización diario sobre el importe no pagado:',
        [
          'del día 1 al 30 de atraso: 5 % por día;',
          'del día 31 al 90 de atraso: 4 % por día;',
          'desde el día 91 de atraso: 2 % por día.',
        ],
        'Si prevé que no podrá pagar a tiempo, avísenos antes de la fecha de vencimiento: un atraso cuesta más cada día.',
      ],
    },
    {
      title: 'Otros casos de incumplimiento',
      blocks: [
        'También hay incumplimiento cuando:',
        [
          'la información que usted entregó es falsa o engañosa;',
          'existe en su contra una sentencia judicial que permanece sin pagar más de 10 días;',
          'usted es declarado insolvente;',
          'usted incumple otra obligación de estos términos y no la subsana.',
        ],
        'En caso de incumplimiento podemos exigir el pago de todo lo adeudado.',
      ],
    },
    {
      title: 'Cambio de nombre o de domicilio',
      blocks: [
        'Si cambia su nombre o su domicilio, debe avisarnos dentro de los 3 días siguientes.',
      ],
    },
    {
      title: 'Cesión',
      blocks: [
        'Podemos ceder el préstamo a un tercero. Se lo notificamos con un aviso de 7 días hábiles. Sus derechos frente al cesionario son los mismos que frente a nosotros. Usted no puede ceder sus obligaciones sin nuestro consentimiento por escrito.',
      ],
    },
    {
      title: 'Cobranza y quejas',
      blocks: [
        'La cobranza debe respetarlo a usted y a los suyos. Si alguien lo amenaza, lo insulta, lo llama a deshoras o llama a sus contactos, presente una queja en la aplicación: la atendemos y le respondemos ahí mismo.',
        `También puede comunicarse al ${servicePhone} o a ${contactEmail}.`,
      ],
    },
    {
      title: 'Datos personales',
      blocks: ['Tratamos sus datos conforme a nuestro aviso de privacidad.'],
    },
    {
      title: 'Ley aplicable y cambios',
      blocks: [
        'Estos términos se rigen por la ley del lugar en que se otorga el préstamo. Si cambian, la nueva versión se aplica a los préstamos que confirme después de su publicación; los que ya tenga siguen con los términos que aceptó.',
      ],
    },
  ],
});
