/** @file kiln.h
 * A C library whose names begin alike, and a few classes. */

#define BAKE(clay) ///< Starts a firing.
#define KILN_BAKE(clay) ///< Starts a firing, with a prefix.

void kiln_heat();     ///< Heats up.
void kiln_cool();     ///< Cools down.
void kiln_load();     ///< Puts bowls inside.
void kiln_store();    ///< Writes the log to a file.
void kiln_vent();     ///< Lets air in.
void kiln_close();    ///< Ends everything.
void kiln_seal();     ///< Makes it tight.
void kiln_light();    ///< Lights the fire.
void kiln_set_glazing();  ///< Sets how pots shine.
void kiln_set_glaze();    ///< Sets the layer of glass.

#define KILN_CRACKED 0x00020005 ///< A pot is broken.
#define KILN_SHELF (-7)         ///< The lowest shelf.

/// How hot it gets.
enum class firing {
  low,           ///< Not hot.
  high = 1 << 9, ///< Hot.
  higher,        ///< Hotter.
};

/** @defgroup ash_glaze_recipes ash_glaze_recipes
 * Lists. @{ */
void kiln_recipes(); ///< Reads all.
/** @} */
/// Mixes the ash glaze in the bucket.
double kiln_mix(double water);
/// Counts the pots, then says how the glaze of ash looks.
int kiln_count();
/**
 * Lets the last smoke out.
 *
 * @par Keywords
 * chimney, flue damper; soot
 */
void kiln_sweep();
void kiln_chimney_cap(); ///< Covers the top.
/// Returns the time since the start.
double kiln_elapsed(void);
void kiln_getenv(int place); ///< Reads it.
struct charcoal_t;
void kiln_stack(charcoal_t *heap, int buf); ///< Does it.
void kiln_stack_bufs(int count); ///< Does it twice.
void _glow();     ///< Prepares the next one.
void glow_more(); ///< Adds light.
void dim_less() noexcept; ///< Removes light.
/// Where the shards are.
struct shard_box {
  int most_shards_; ///< How many shards it takes.
};
void kiln_says_how_the_most_of_all_its_shards_fit(); ///< Says it.
#define KILN_ELAPSED_TICKS 30 ///< Clock rate.

/**
 * Rakes the embers.
 * @par Hot surface
 * Wear gloves.
 */
void kiln_rake();
/**
 * Fills the firebox.
 * @par Hot surface
 * Wear gloves.
 */
void kiln_stoke();
/**
 * Opens the damper.
 * @par Hot surface
 * Wear gloves.
 */
void kiln_draw();
/**
 * Measures with a cone. Its surface is hot when it bends.
 */
void kiln_cone();
/**
 * Looks inside.
 * @par Hot surface
 * Wear gloves.
 */
void kiln_peep();
/**
 * Lifts the lid.
 * @par Hot surface
 * Wear gloves.
 */
void kiln_lift();

/**
 * @page firing_guide Firing guide
 *
 * Dry the ware first.
 *
 * @section touching Hot surface of the lid
 *
 * Wait until it glows no longer.
 *
 * @section cooling Slow cooling
 *
 * Crystals grow while the glaze is soft.
 */

/// Pottery.
namespace pottery {
/// A bowl.
class Bowl {
public:
  int depth() const; ///< How deep.
  void turn();       ///< Turns it.
};
/// Something round.
class Plate {
public:
  void turn(); ///< Turns the plate.
};
/// Tells whether a shape is round.
template <class T> struct is_round {};
/// Paints a bowl. @param bowl Which.
void paint(const Bowl &bowl);
/// Glazes a bowl. @param bowl Which.
bool glaze(Bowl *bowl, int layers);
/// Holds tiles.
class TileBase {};
/// Cannot be used.
class BrokenTile {};
/// How an edge is.
class RimProperties {};
/// What is fluid.
namespace slip {
/// Does not melt.
class HardCoat {};
} // namespace slip
} // namespace pottery
